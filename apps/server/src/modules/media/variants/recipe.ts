import { hash } from 'node:crypto'
import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { ImageVariant } from '@gebaerdenraum/domain/images/image-variants'
import { type AlphabetLetter, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { LetterVariant } from '@gebaerdenraum/domain/media/letter-media'
import type { PictureVariant, VideoVariant } from '@gebaerdenraum/domain/media/sign-media'
import { onLightPaper, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import type { Original } from '../originals.ts'

export type PictureBase =
  | { readonly from: 'import'; readonly original: Original }
  | SpellingBase
  | { readonly from: 'card'; readonly type: 'signBox' | 'signMap'; readonly card: CardModel }
/** A picture that is drawn or was imported, and is no card. */
export type DrawingBase = Exclude<PictureBase, { from: 'card' }>
/** The picture of a page for messengers (`link-previews` in the drawing code). */
export type LinkPreviewBase = {
  readonly from: 'link-preview'
  readonly heading: string
  readonly line: string
  readonly productName: string
  readonly drawings: readonly DrawingBase[]
  readonly isWatermarked: boolean
}
/** The one form in which pictures of pages are made. */
export type LinkPreviewVariant = 'link-preview'
export type CardModel = {
  readonly title: string
  readonly wordClass: WordClassId
  readonly symbol: string | null
  readonly drawing: DrawingBase
  /** The word on the card is left out. */
  readonly isWithoutText: boolean
}
/** A word to be drawn in the manual alphabet. */
export type SpellingBase = { readonly from: 'spelling'; readonly title: string; readonly look: SpellingLook }
export type FilmBase =
  | { readonly from: 'import'; readonly original: Original; readonly posterMs?: number }
  | SpellingBase

/** What a picture is made for: neither uploads nor messengers may delay the pictures of the catalogue. */
export type PictureLane = 'catalogue' | 'uploads' | 'link-previews'

/** How a variant comes about, as data. `source` names all that it depends on: same source, same content. */
export type MadeRecipe = { readonly source: string; readonly watermark: string | null } & (
  | {
      readonly kind: 'picture'
      readonly variant: PictureVariant | ImageVariant
      readonly base: PictureBase
      readonly lane: PictureLane
    }
  | {
      readonly kind: 'picture'
      readonly variant: LinkPreviewVariant
      readonly base: LinkPreviewBase
      readonly lane: 'link-previews'
    }
  | { readonly kind: 'film'; readonly variant: VideoVariant; readonly base: FilmBase }
)
export type Recipe = { readonly kind: 'kept'; readonly original: Original } | MadeRecipe

/** Raised when a variant comes out differently from the same base (sizes, formats), so that all are made anew. */
const VARIANTS_VERSION = 2

/** The recipe of one variant of an original picture that people uploaded. */
export const toUploadRecipe = (original: Original, variant: ImageVariant): Recipe =>
  toPictureRecipe({ from: 'import', original }, variant, null, 'uploads')

/** The recipe of one medium of a letter of the manual alphabet: drawn as a word of this letter alone. */
export const toLetterRecipe = (letter: AlphabetLetter, variant: LetterVariant, look: SpellingLook): MadeRecipe => {
  const base = { from: 'spelling', title: nameLetter(letter), look } as const
  if (variant !== 'drawing') {
    return toFilmRecipe({ ...base, look: onLightPaper(look) }, variant === 'video' ? 'default' : variant, null)
  }
  const source = sourceOf('picture', base, null)
  return { kind: 'picture', variant: 'original', base, watermark: null, lane: 'catalogue', source }
}

/** The recipe of one variant of a picture. */
export const toPictureRecipe = (
  base: PictureBase,
  variant: PictureVariant | ImageVariant,
  watermark: string | null,
  lane: PictureLane,
): Recipe => {
  // A vector leaves the house cleaned, so its original is made too; everything else goes out as it came in.
  if (variant === 'original' && base.from === 'import' && base.original.contentType !== 'image/svg+xml') {
    return { kind: 'kept', original: base.original }
  }
  return { kind: 'picture', variant, base, watermark, lane, source: sourceOf('picture', base, watermark) }
}

/** The recipe of the picture of a page for messengers. */
export const toLinkPreviewRecipe = (preview: Omit<LinkPreviewBase, 'from'>): MadeRecipe => {
  const base = { from: 'link-preview', ...preview } as const
  const source = sourceOf('picture', base, null)
  return { kind: 'picture', variant: 'link-preview', base, watermark: null, lane: 'link-previews', source }
}

/** The recipe of one variant of a film that is drawn or transcoded. */
export const toFilmRecipe = (base: FilmBase, variant: VideoVariant, watermark: string | null): MadeRecipe => ({
  kind: 'film',
  variant,
  base,
  watermark,
  source: sourceOf('film', base, watermark),
})

/** Picture and film of a word have the same base and share names of variants: the kind keeps them apart. */
const sourceOf = (
  kind: MadeRecipe['kind'],
  base: PictureBase | FilmBase | LinkPreviewBase,
  watermark: string | null,
): string => hash('sha256', JSON.stringify([VARIANTS_VERSION, DRAWING_VERSION, kind, watermark, base]))
