import { type Area, fittedInto, type Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { type DrawnPicture, drawPage } from '@gebaerdenraum/drawing/documents/draw-page'
import type { WantedPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import type { Drawing } from '@gebaerdenraum/drawing/svg/drawing'
import sharp from 'sharp'
import { MAX_PICTURE_PIXELS } from '../media/content/content-limits.ts'
import type { BasePicture } from '../media/pictures/picture-base.ts'
import { rasteriseSvg } from '../media/pictures/rasterise-svg.ts'
import { VariantError } from '../media/variants/variant-error.ts'
import type { PreparedPicture } from './prepare-picture.ts'
import type { DocumentJob } from './print-messages.ts'
import { wantedKey, wantedOn } from './wanted-pictures.ts'
import type { PreparePicture } from './write-document.ts'

/** A page as a picture of this width, in WebP: the same marks as on the screen, without what is seen in the editor only. */
export const drawFirstPage = async (
  { layout, title, width }: Extract<DocumentJob, { readonly form: 'page' }>,
  prepare: PreparePicture,
): Promise<Uint8Array> => {
  const scale = width / layout.size.width
  const pictures = new Map<string, DrawnPicture | null>()
  for (const { wanted, isWithoutText, key, box } of wantedOn(layout)) {
    if (pictures.has(key) || box.kind !== 'image') continue
    const prepared = await prepare(wanted, isWithoutText)
    pictures.set(key, prepared && (await drawnPicture(prepared, box.area, scale)))
  }
  for (const { wanted, isWithoutText, key } of wantedOn(layout)) {
    if (pictures.has(key)) continue
    // A code needs the address alone.
    const prepared = await prepare(wanted, isWithoutText)
    pictures.set(key, prepared && { ...factsOf(prepared), size: NOTHING, drawing: { ...NOTHING, body: '' } })
  }
  const find = (wanted: WantedPicture, isWithoutText: boolean) => pictures.get(wantedKey(wanted, isWithoutText)) ?? null
  const { svg } = drawPage(layout, title, find, 'thumbnail')
  const raster = await rasteriseSvg(svg, width)
  const raw = { width: raster.width, height: raster.height, channels: 4, premultiplied: true } as const
  return sharp(raster.pixels, { raw }).flatten({ background: PAPER }).webp({ quality: 86, effort: 3 }).toBuffer()
}

const PAPER = '#ffffff'
const NOTHING = { width: 1, height: 1 } as const
const factsOf = ({ name, publicAddress }: PreparedPicture) => ({ name, publicAddress })

/** Null where the picture cannot be read: its place stays empty. */
const drawnPicture = async (prepared: PreparedPicture, place: Area, scale: number): Promise<DrawnPicture | null> => {
  const { name, publicAddress } = prepared
  const base = await prepared.draw().catch((error: unknown) => {
    if (error instanceof VariantError) return null
    throw error
  })
  if (base === null) return null
  const drawing = base.kind === 'vector' ? vectorDrawing(base) : await rasterDrawing(base.bytes, place, scale)
  return { size: { width: drawing.width, height: drawing.height }, name, publicAddress, drawing }
}

/** Ids and style sheets would reach the other drawings: such a one is shut into a picture of its own. */
const vectorDrawing = ({ svg, width, height }: Extract<BasePicture, { readonly kind: 'vector' }>): Drawing =>
  /<style|\sid="/.test(svg)
    ? { width, height, href: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
    : { width, height, body: svg }

/** With the pixels that are shown, and the size of the original. */
const rasterDrawing = async (bytes: Uint8Array, place: Area, scale: number): Promise<Drawing & Size> => {
  const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS })
  const { autoOrient: size } = await image.metadata()
  const shown = fittedInto(place, size)
  const data = await image
    .autoOrient()
    .resize({ width: Math.max(1, Math.ceil(shown.width * scale)), withoutEnlargement: true })
    .flatten({ background: PAPER })
    .jpeg({ quality: 85 })
    .toBuffer()
  return { width: size.width, height: size.height, href: `data:image/jpeg;base64,${data.toString('base64')}` }
}
