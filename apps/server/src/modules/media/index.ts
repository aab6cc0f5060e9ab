/**
 * What other modules use of media: types, recipes, addresses, originals. All of it is light. What decodes, draws or sends
 * has entrances of its own: `content/`, `pictures/`, `variants/` and `http/`.
 */
export { MAX_FILM_BYTES, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, MAX_SVG_BYTES } from './content/content-limits.ts'
export type { Media } from './media.ts'
export { type MediaUser, mediaUsers } from './media-users.ts'
export { describeOriginal, type Original, originalKey, readOriginal, storeOriginal } from './originals.ts'
export { embeddedSize } from './pictures/embedded-size.ts'
export { createRecentMap } from './recent-map.ts'
export {
  type AddressesOf,
  SHARED_SIGN_VARIANTS,
  type SharedSignAddresses,
  type SharedSignVariant,
  type SignedAddresses,
} from './signed-addresses.ts'
export { mediaVariants } from './tables/media-variants.ts'
export {
  type DrawingBase,
  type FilmBase,
  type PictureBase,
  type Recipe,
  toFilmRecipe,
  toPictureRecipe,
  toUploadRecipe,
} from './variants/recipe.ts'
export type { Demand, FoundMedium } from './variants/variant.ts'
export { VariantError } from './variants/variant-error.ts'
export { extensionOf } from './variants/variant-key.ts'
