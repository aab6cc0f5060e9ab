/** The four media of a sign. The first three are pictures; `signOnly` and `signVideo` are sources, the others may be composed. */
export const SIGN_PICTURE_TYPES = ['signBox', 'signMap', 'signOnly'] as const
export const SIGN_MEDIA_TYPES = [...SIGN_PICTURE_TYPES, 'signVideo'] as const
export type SignPictureType = (typeof SIGN_PICTURE_TYPES)[number]
export type SignMediaType = (typeof SIGN_MEDIA_TYPES)[number]

/** `original` is what was imported or drawn, untouched: a vector where the source is one. */
export const PICTURE_VARIANTS = ['default', 'tiny', 'thumbnail', 'thumbnail-square', 'watermarked', 'original'] as const
/**
 * Video: `default` is 720p and what `original` gives, too: the file that was uploaded may hold what was trimmed away;
 * `tiny` is 360p, `poster` a still picture, the thumbnails are the poster in the sizes of other thumbnails. A watermarked
 * film has a watermarked poster.
 */
export const VIDEO_VARIANTS = [
  'default',
  'tiny',
  'poster',
  'thumbnail',
  'thumbnail-square',
  'watermarked',
  'watermarked-poster',
  'original',
] as const
export type PictureVariant = (typeof PICTURE_VARIANTS)[number]
export type VideoVariant = (typeof VIDEO_VARIANTS)[number]

const STILL_VARIANTS = ['poster', 'thumbnail', 'thumbnail-square', 'watermarked-poster'] as const
export type StillVariant = (typeof STILL_VARIANTS)[number]

/** Whether a variant of a video is a picture. */
export const isStill = (variant: VideoVariant): variant is StillVariant =>
  (STILL_VARIANTS as readonly string[]).includes(variant)

/** All that a viewer without a licence is ever handed an address of. */
export const PREVIEW_VARIANTS: readonly string[] = ['watermarked', 'watermarked-poster']

export const variantsOf = (type: SignMediaType): readonly (PictureVariant | VideoVariant)[] =>
  type === 'signVideo' ? VIDEO_VARIANTS : PICTURE_VARIANTS

/** Licensed callers get every variant but the watermarked ones; others only those (decisions, Media). */
export const visibleVariants = (type: SignMediaType, isLicensed: boolean): readonly string[] =>
  variantsOf(type).filter((variant) => PREVIEW_VARIANTS.includes(variant) !== isLicensed)

/** How many addresses of a sign are wanted: all of them, or those that a card in a grid shows. */
export type MediaExtent = 'all' | 'card'

const CARD_VARIANTS: readonly string[] = ['thumbnail', 'watermarked', 'watermarked-poster']
const CARD_VIDEO_VARIANTS: readonly string[] = ['tiny', 'watermarked', 'watermarked-poster']

/** Of these variants the ones that a card shows: one small picture, one small film. */
export const isOfExtent = (type: SignMediaType, variant: string, extent: MediaExtent): boolean =>
  extent === 'all' || (type === 'signVideo' ? CARD_VIDEO_VARIANTS : CARD_VARIANTS).includes(variant)
