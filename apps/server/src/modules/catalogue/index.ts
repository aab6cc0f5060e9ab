/** What other modules use of the catalogue. Importing has an entrance of its own: `import/`. */

export type { CatalogueRow } from './catalogue.repository.ts'
export type { Catalogue, CatalogueState } from './catalogue.ts'
export type { SignFacts } from './media/sign-facts.ts'
export { findManySignFacts, listSignFacts } from './media/sign-media.repository.ts'
export type { ExpectedMedium, SignMedia } from './media/sign-media.ts'
export { toSignDrawingBase, toSignPictureBase } from './media/sign-recipe.ts'
export { type FindFavoriteSignIds, favoriteSigns, type SignViews, type Viewer } from './sign-views.ts'
export { signMedia, signs } from './tables/signs.ts'
