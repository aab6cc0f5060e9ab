import { PRINT_DPI } from '@gebaerdenraum/domain/documents/print-resolution'
import { type Area, fittedInto, PX_PER_INCH, type Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import sharp, { type Sharp } from 'sharp'
import type { PdfFile, PdfObject } from '../../../platform/pdf/pdf-file.ts'
import { MAX_PICTURE_PIXELS } from '../../media/content/content-limits.ts'
import type { BasePicture } from '../../media/pictures/picture-base.ts'
import { rasteriseSvg } from '../../media/pictures/rasterise-svg.ts'
import { knownVector, readVector, rememberVector, type Vector } from './vectors.ts'

/** A picture that is in the file. `unit` is its size in its own space: 1 × 1 upside down for a raster. */
export type EmbeddedPicture = { readonly object: PdfObject; readonly size: Size; readonly isVector: boolean }

/** Puts a picture into the file once, as sharp as the largest of its places needs. */
export const embedPicture = async (
  file: PdfFile,
  base: BasePicture,
  places: readonly Area[],
): Promise<EmbeddedPicture> => {
  if (base.kind === 'raster') return embedRaster(file, await openRaster(base.bytes), places)
  const size = { width: base.width, height: base.height }
  const vector = readVector(base)
  if (vector) return embedVector(file, vector)
  const raster = await rasteriseSvg(base.svg, Math.ceil(printedWidth(size, places)))
  const raw = { width: raster.width, height: raster.height, channels: 4, premultiplied: true } as const
  return { ...(await embedRaster(file, { image: sharp(raster.pixels, { raw }), size: raw }, places)), size }
}

/** The same of a picture that is drawn from its source alone: a sign that stood in a document before is not drawn anew. */
export const embedSource = async (
  file: PdfFile,
  { source, draw }: { readonly source: string; draw(): Promise<BasePicture> },
  places: readonly Area[],
): Promise<EmbeddedPicture> => {
  const kept = knownVector(source)
  if (kept) return embedVector(file, kept)
  const base = await draw()
  const vector = base.kind === 'vector' ? readVector(base) : null
  if (!vector) return embedPicture(file, base, places)
  rememberVector(source, vector)
  return embedVector(file, vector)
}

/** Operators that draw the picture whole into this area. */
export const placeOperators = (file: PdfFile, { object, size, isVector }: EmbeddedPicture, area: Area): string => {
  const name = file.nameOf(object)
  const [x, y, width, height] = [area.x, area.y, area.width, area.height]
  const matrix = isVector
    ? [width / size.width, 0, 0, height / size.height, x, y]
    : [width, 0, 0, -height, x, y + height]
  return `q ${matrix.map((value) => Number(value.toFixed(5))).join(' ')} cm /${name} Do Q`
}

/** Pixels that the picture needs across at its largest place. */
const printedWidth = (size: Size, places: readonly Area[]): number =>
  Math.max(1, ...places.map((place) => (fittedInto(place, size).width / PX_PER_INCH) * PRINT_DPI))

const embedVector = async (file: PdfFile, { size, content, ...used }: Vector): Promise<EmbeddedPicture> => {
  const images: [string, PdfObject][] = []
  for (const [index, address] of used.images.entries()) {
    const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
    const { image, size: own } = await openRaster(bytes)
    images.push([`I${index}`, await keepImage(file, image, own.width)])
  }
  const states = used.opacities.map(
    (value, index) => [`G${index}`, { Type: 'ExtGState', ca: value, CA: value }] as const,
  )
  const shapes = used.shapes.map((shape, index) => [`S${index}`, file.keepShape(shape)] as const)
  const resources = { XObject: Object.fromEntries([...images, ...shapes]), ExtGState: Object.fromEntries(states) }
  const form = { Subtype: 'Form', BBox: [0, 0, size.width, size.height], Resources: resources, Filter: 'FlateDecode' }
  return { object: file.keep(form, content), size, isVector: true }
}

/** What is seen through in a drawing stays so: it may lie above other things. */
const keepImage = async (file: PdfFile, image: Sharp, width: number): Promise<PdfObject> => {
  const { hasAlpha } = await image.metadata()
  if (!hasAlpha || (await image.clone().stats()).isOpaque) return (await keepJpeg(file, image, width)).object
  const { data, info } = await image.clone().extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
  const { width: maskWidth, height } = info
  const gray = { ColorSpace: 'DeviceGray', BitsPerComponent: 8 }
  const mask = file.keep({ Subtype: 'Image', Width: maskWidth, Height: height, ...gray }, data)
  return (await keepJpeg(file, image.removeAlpha(), width, mask)).object
}

type OpenRaster = { readonly image: Sharp; readonly size: Size }

/** The first picture of an animation, upright. */
const openRaster = async (bytes: Uint8Array): Promise<OpenRaster> => {
  const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
  const { autoOrient } = await image.metadata()
  return { image: image.autoOrient(), size: { width: autoOrient.width, height: autoOrient.height } }
}

const embedRaster = async (
  file: PdfFile,
  { image, size }: OpenRaster,
  places: readonly Area[],
): Promise<EmbeddedPicture> => {
  const width = Math.min(size.width, Math.ceil(printedWidth(size, places)))
  const { object } = await keepJpeg(file, image, width)
  return { object, size, isVector: false }
}

/** Paper is white, and so is what lies behind a picture. */
const keepJpeg = async (
  file: PdfFile,
  image: Sharp,
  width: number,
  mask?: PdfObject,
): Promise<{ readonly object: PdfObject }> => {
  const { data, info } = await image
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  const dictionary = {
    Subtype: 'Image',
    Width: info.width,
    Height: info.height,
    ColorSpace: info.channels === 1 ? 'DeviceGray' : 'DeviceRGB',
    BitsPerComponent: 8,
    Filter: 'DCTDecode',
    ...(mask && { SMask: mask }),
  }
  return { object: file.keep(dictionary, data) }
}
