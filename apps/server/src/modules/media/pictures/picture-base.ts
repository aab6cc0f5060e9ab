import { drawSignBox } from '@gebaerdenraum/drawing/cards/draw-sign-box'
import { drawSignMap } from '@gebaerdenraum/drawing/cards/draw-sign-map'
import { drawSignOnly } from '@gebaerdenraum/drawing/fingerspelling/draw-sign-only'
import { drawSpelling } from '@gebaerdenraum/drawing/fingerspelling/draw-spelling'
import { drawLinkPreview } from '@gebaerdenraum/drawing/link-previews/draw-link-preview'
import { findPictogram } from '@gebaerdenraum/drawing/pictograms/find-pictogram'
import type { Drawing } from '@gebaerdenraum/drawing/svg/drawing'
import sharp from 'sharp'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import { MAX_PICTURE_PIXELS } from '../content/content-limits.ts'
import { readOriginal } from '../originals.ts'
import { sanitiseSvg } from '../svg/sanitise-svg.ts'
import type { CardModel, DrawingBase, LinkPreviewBase, PictureBase, SpellingBase } from '../variants/recipe.ts'
import { VariantError } from '../variants/variant-error.ts'
import { EMBEDDED_SIDE } from './embedded-size.ts'

/** A picture before it is brought to a size: a vector with its own size, or an imported file. */
export type BasePicture =
  | {
      readonly kind: 'vector'
      readonly svg: string
      readonly width: number
      readonly height: number
      /** The colour it is meant to stand on; white unless given. */
      readonly paper?: string
    }
  | { readonly kind: 'raster'; readonly bytes: Uint8Array }

/** Draws or reads what all variants of a picture are made from. */
export const basePicture = async (base: PictureBase | LinkPreviewBase, storage: Originals): Promise<BasePicture> => {
  if (base.from === 'spelling') return spelledPicture(base)
  if (base.from === 'import') return importedPicture(base.original, storage)
  if (base.from === 'link-preview') {
    const drawings = await Promise.all(base.drawings.map((drawing) => drawingOf(drawing, storage)))
    return { kind: 'vector', ...drawLinkPreview({ ...base, drawings }) }
  }
  const draw = base.type === 'signBox' ? drawSignBox : drawSignMap
  return { kind: 'vector', ...draw(await cardOf(base.card, storage)) }
}

const spelledPicture = ({ title, look }: SpellingBase): BasePicture => {
  const picture = drawSignOnly(title, look)
  const isDark = look.style === 'hands' && look.scheme === 'dark'
  return { kind: 'vector', ...picture, ...(isDark && { paper: DARK_PAPER }) }
}

/** The surface that drawings stand on in the dark scheme (`--sign-paper` in the web app's tokens). */
const DARK_PAPER = '#1c2424'

type Originals = Pick<MediaStorage, 'get'>
type Imported = Extract<PictureBase, { from: 'import' }>['original']

const importedPicture = async (original: Imported, storage: Originals): Promise<BasePicture> => {
  const bytes = await readOriginal(storage, original.sha256)
  if (bytes === undefined) throw new VariantError('missing-original')
  if (original.contentType !== 'image/svg+xml') return { kind: 'raster', bytes }
  // Checked at import already; cleaned again here, for what leaves the house must not depend on that.
  const clean = sanitiseSvg(bytes)
  if (!clean.ok) throw new VariantError('unreadable', { cause: clean })
  return { kind: 'vector', svg: clean.svg, width: clean.width, height: clean.height }
}

const cardOf = async (card: CardModel, storage: Originals) => {
  const { title, wordClass, symbol, drawing, isWithoutText } = card
  // An unknown name leaves the card without a pictogram: the importer has reported it.
  const pictogram = symbol === null ? undefined : await findPictogram(symbol)
  return { title, wordClass, symbol: pictogram, drawing: await drawingOf(drawing, storage), isWithoutText }
}

const drawingOf = async (base: DrawingBase, storage: Originals): Promise<Drawing> => {
  if (base.from === 'spelling') return drawSpelling(base.title, SPELLING_SIZE.width, SPELLING_SIZE.height, base.look)
  const picture = await importedPicture(base.original, storage)
  if (picture.kind === 'vector') {
    const { svg, width, height } = picture
    // A style sheet would reach the rest of the card: such a drawing is shut into a picture of its own.
    if (svg.includes('<style')) return { width, height, href: dataAddress('image/svg+xml', Buffer.from(svg)) }
    return { width, height, body: svg }
  }
  return embedded(picture.bytes)
}

/** The spelling is arranged for about the shape of the picture's frame on the card. */
const SPELLING_SIZE = { width: 720, height: 708 } as const
/** A raster inside a vector: brought to the size that print needs, and upright. */
const embedded = async (bytes: Uint8Array): Promise<Drawing> => {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS })
    .autoOrient()
    .resize(EMBEDDED_SIDE, EMBEDDED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 6 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new VariantError('unreadable', { cause: error })
    })
  return { width: info.width, height: info.height, href: dataAddress('image/png', data) }
}

const dataAddress = (contentType: string, bytes: Buffer): string =>
  `data:${contentType};base64,${bytes.toString('base64')}`
