import {
  isStill,
  type PictureVariant,
  PREVIEW_VARIANTS,
  type SignMediaType,
  type SignPictureType,
  type VideoVariant,
} from '@gebaerdenraum/domain/media/sign-media'
import { onLightPaper, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import {
  type DrawingBase,
  type FilmBase,
  type PictureBase,
  type Recipe,
  toFilmRecipe,
  toPictureRecipe,
} from '../../media/index.ts'
import type { SignFacts } from './sign-facts.ts'

/**
 * The recipe of one variant of a sign's medium; undefined where the sign has no such medium. The look changes nothing but
 * what we draw ourselves.
 */
export const toSignRecipe = (
  sign: SignFacts,
  type: SignMediaType,
  variant: string,
  productName: string,
  look: SpellingLook,
): Recipe | undefined => {
  const watermark = PREVIEW_VARIANTS.includes(variant) ? productName : null
  if (type === 'signVideo') return toSignFilmRecipe(sign, variant as VideoVariant, watermark, look)
  const base = toSignPictureBase(sign, type, look)
  if (base === undefined) return undefined
  return toPictureRecipe(base, variant as PictureVariant, watermark, 'catalogue')
}

const toSignFilmRecipe = (
  sign: SignFacts,
  variant: VideoVariant,
  watermark: string | null,
  look: SpellingLook,
): Recipe | undefined => {
  if (sign.media.signVideo === undefined && !sign.isFingerspelled) return undefined
  const base = toSignFilmBase(sign, variant, look)
  // What was uploaded may hold what was trimmed away, sound, and where it was recorded: nobody is handed it.
  const made = variant === 'original' ? 'default' : variant
  return toFilmRecipe(base, made, watermark)
}

/** Only what shows the chosen moment depends on it: choosing another one makes no film anew. */
const toSignFilmBase = (
  { title, media: { signVideo: original }, posterMs }: SignFacts,
  variant: VideoVariant,
  look: SpellingLook,
): FilmBase => {
  if (original === undefined) return { from: 'spelling', title, look: onLightPaper(look) }
  const showsMoment = posterMs !== null && isStill(variant)
  return { from: 'import', original, ...(showsMoment && { posterMs }) }
}

/**
 * What a picture of a sign is made from; undefined where the sign has none. Cards without text are drawn from the sign's
 * own drawing even where a finished card was imported: its words are part of the picture.
 */
export const toSignPictureBase = (
  sign: SignFacts,
  type: SignPictureType,
  look: SpellingLook,
): PictureBase | undefined => {
  if (type === 'signOnly') return toSignDrawingBase(sign, look)
  const original = sign.media[type]
  const { isWithoutText } = look
  if (original !== undefined && !isWithoutText) return { from: 'import', original }
  const drawing = toSignDrawingBase(sign, onLightPaper(look))
  if (drawing === undefined) return original && { from: 'import', original }
  const { title, wordClass, symbol } = sign
  return { from: 'card', type, card: { title, wordClass, symbol, drawing, isWithoutText } }
}

/** What the drawing of a sign is made from; undefined where the sign has none. */
export const toSignDrawingBase = (
  { media: { signOnly: original }, isFingerspelled, title }: SignFacts,
  look: SpellingLook,
): DrawingBase | undefined => {
  if (original !== undefined) return { from: 'import', original }
  return isFingerspelled ? { from: 'spelling', title, look } : undefined
}
