import { createHash } from 'node:crypto'
import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { ImageVariant } from '@gebaerdenraum/domain/images/image-variants'
import { type AlphabetLetter, nameLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { LetterVariant } from '@gebaerdenraum/domain/media/letter-media'
import {
  type PictureVariant,
  PREVIEW_VARIANTS,
  type SignMediaType,
  type SignPictureType,
  type VideoVariant,
} from '@gebaerdenraum/domain/media/sign-media'
import { type LookOptions, onLightPaper, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { DRAWING_VERSION } from '@gebaerdenraum/drawing/drawing-version'
import type { Original } from '../originals.ts'

/** What a sign's media depend on. */
export type SignFacts = {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly wordClass: WordClassId
  readonly symbol: string | null
  readonly isFingerspelled: boolean
  readonly revision: number
  readonly media: { readonly [Type in SignMediaType]?: Original }
  /** The moment that the still picture of an imported film shows; null: its middle. */
  readonly posterMs: number | null
}

/** Which medium of a sign; what is drawn follows the operator's defaults unless a look is asked for. */
export type WantedMedium = {
  readonly type: SignMediaType
  readonly variant: string
  readonly lookOptions?: LookOptions
}

export type PictureBase =
  | { readonly from: 'import'; readonly original: Original }
  | SpellingBase
  | { readonly from: 'card'; readonly type: 'signBox' | 'signMap'; readonly card: CardModel }
export type CardModel = {
  readonly title: string
  readonly wordClass: WordClassId
  readonly symbol: string | null
  readonly drawing: Exclude<PictureBase, { from: 'card' }>
  /** The word on the card is left out. */
  readonly isWithoutText: boolean
}
/** A word to be drawn in the manual alphabet. */
export type SpellingBase = { readonly from: 'spelling'; readonly title: string; readonly look: SpellingLook }
export type FilmBase =
  | { readonly from: 'import'; readonly original: Original; readonly posterMs?: number }
  | SpellingBase

/** Who a picture is made for: what people upload must not delay the pictures of the catalogue. */
export type PictureLane = 'catalogue' | 'uploads'

/** How a variant comes about, as data. `source` names all that it depends on: same source, same content. */
export type MadeRecipe = { readonly source: string; readonly watermark: string | null } & (
  | {
      readonly kind: 'picture'
      readonly variant: PictureVariant | ImageVariant
      readonly base: PictureBase
      readonly lane: PictureLane
    }
  | { readonly kind: 'film'; readonly variant: VideoVariant; readonly base: FilmBase }
)
export type Recipe = { readonly kind: 'kept'; readonly original: Original } | MadeRecipe

/** Raised when a variant comes out differently from the same base (sizes, formats), so that all are made anew. */
const VARIANTS_VERSION = 1

/**
 * The recipe of one variant of a sign's medium; undefined where the sign has no such medium. The look changes nothing but
 * what we draw ourselves.
 */
export const recipeOf = (
  sign: SignFacts,
  type: SignMediaType,
  variant: string,
  productName: string,
  look: SpellingLook,
): Recipe | undefined => {
  const watermark = PREVIEW_VARIANTS.includes(variant) ? productName : null
  if (type === 'signVideo') return filmRecipe(sign, variant as VideoVariant, watermark, look)
  const base = pictureBase(sign, type, look)
  if (base === undefined) return undefined
  return pictureRecipe(base, variant as PictureVariant, watermark, 'catalogue')
}

/** The recipe of one variant of an own upload. */
export const imageRecipeOf = (original: Original, variant: ImageVariant): Recipe =>
  pictureRecipe({ from: 'import', original }, variant, null, 'uploads')

/** The recipe of one medium of a letter of the manual alphabet: drawn as a word of this letter alone. */
export const letterRecipeOf = (letter: AlphabetLetter, variant: LetterVariant, look: SpellingLook): MadeRecipe => {
  const base = { from: 'spelling', title: nameLetter(letter), look } as const
  if (variant !== 'drawing') {
    return filmRecipeFrom({ ...base, look: onLightPaper(look) }, variant === 'video' ? 'default' : variant, null)
  }
  const source = sourceOf('picture', base, null)
  return { kind: 'picture', variant: 'original', base, watermark: null, lane: 'catalogue', source }
}

const pictureRecipe = (
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

const filmRecipe = (
  sign: SignFacts,
  variant: VideoVariant,
  watermark: string | null,
  look: SpellingLook,
): Recipe | undefined => {
  const original = sign.media.signVideo
  if (original === undefined && !sign.isFingerspelled) return undefined
  if (original !== undefined && variant === 'original') return { kind: 'kept', original }
  const base = filmBase(sign, variant, look)
  // A drawn film has no better original than its 720p.
  const made = variant === 'original' ? 'default' : variant
  return filmRecipeFrom(base, made, watermark)
}

const filmRecipeFrom = (base: FilmBase, variant: VideoVariant, watermark: string | null): MadeRecipe => ({
  kind: 'film',
  variant,
  base,
  watermark,
  source: sourceOf('film', base, watermark),
})

/** Only what shows the chosen moment depends on it: choosing another one makes no film anew. */
const filmBase = (
  { title, media: { signVideo: original }, posterMs }: SignFacts,
  variant: VideoVariant,
  look: SpellingLook,
): FilmBase => {
  if (original === undefined) return { from: 'spelling', title, look: onLightPaper(look) }
  const showsMoment = posterMs !== null && (variant === 'poster' || variant === 'watermarked-poster')
  return { from: 'import', original, ...(showsMoment && { posterMs }) }
}

/**
 * What a picture of a sign is made from; undefined where the sign has none. Cards without text are drawn from the sign's
 * own drawing even where a finished card was imported: its words are part of the picture.
 */
export const pictureBase = (sign: SignFacts, type: SignPictureType, look: SpellingLook): PictureBase | undefined => {
  const original = sign.media[type]
  if (type === 'signOnly') {
    if (original !== undefined) return { from: 'import', original }
    return sign.isFingerspelled ? { from: 'spelling', title: sign.title, look } : undefined
  }
  const { isWithoutText } = look
  if (original !== undefined && !isWithoutText) return { from: 'import', original }
  const drawing = pictureBase(sign, 'signOnly', onLightPaper(look))
  if (drawing === undefined || drawing.from === 'card') return original && { from: 'import', original }
  const { title, wordClass, symbol } = sign
  return { from: 'card', type, card: { title, wordClass, symbol, drawing, isWithoutText } }
}

/** Picture and film of a word have the same base and share names of variants: the kind keeps them apart. */
const sourceOf = (kind: MadeRecipe['kind'], base: PictureBase | FilmBase, watermark: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([VARIANTS_VERSION, DRAWING_VERSION, kind, watermark, base]))
    .digest('hex')
