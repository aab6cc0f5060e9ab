import { deflateSync } from 'node:zlib'
import { PRINT_DPI } from '@gebaerdenraum/domain/documents/print-resolution'
import { type Area, fittedInto, PX_PER_INCH, type Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import sharp, { type Sharp } from 'sharp'
import type { PdfFile, PdfObject } from '../../../platform/pdf/pdf-file.ts'
import { MAX_PICTURE_PIXELS } from '../../media/index.ts'
import type { BasePicture } from '../../media/pictures/index.ts'
import { rasteriseSvg } from '../../media/pictures/index.ts'
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
  const needed = printedWidth(size, places)
  const raster = await rasteriseSvg(
    base.svg,
    base.svg.includes('<pattern') ? wholeWidth(size, needed) : Math.ceil(needed),
  )
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

/** At a whole scale, if that is at most twice as much: at others the tiles of a pattern do not meet. Scaled down afterwards. */
const wholeWidth = (size: Size, needed: number): number => {
  const whole = Math.ceil(needed / size.width) * size.width
  return Math.ceil(whole <= 2 * needed ? whole : needed)
}

/** Pixels that the picture needs across at its largest place. */
const printedWidth = (size: Size, places: readonly Area[]): number =>
  Math.max(1, ...places.map((place) => (fittedInto(place, size).width / PX_PER_INCH) * PRINT_DPI))

const embedVector = async (file: PdfFile, { size, content, ...used }: Vector): Promise<EmbeddedPicture> => {
  const images: [string, PdfObject][] = []
  const known = new Map<string, KeptImage>()
  for (const [index, { address, ratio }] of used.images.entries()) {
    const image = known.get(address) ?? (await keepEmbedded(file, address))
    known.set(address, image)
    images.push([`I${index}`, fitInto(file, image, ratio)])
  }
  const states = used.opacities.map(
    (value, index) => [`G${index}`, { Type: 'ExtGState', ca: value, CA: value }] as const,
  )
  const shapes = used.shapes.map((shape, index) => [`S${index}`, file.keepShape(shape)] as const)
  const resources = { XObject: Object.fromEntries([...images, ...shapes]), ExtGState: Object.fromEntries(states) }
  const form = { Subtype: 'Form', BBox: [0, 0, size.width, size.height], Resources: resources, Filter: 'FlateDecode' }
  return { object: file.keep(form, content), size, isVector: true }
}

type KeptImage = { readonly object: PdfObject; readonly size: Size }

const keepEmbedded = async (file: PdfFile, address: string): Promise<KeptImage> => {
  const { image, size } = await openRaster(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
  const scale = Math.min(1, EMBEDDED_SIDE / Math.max(size.width, size.height))
  return { object: await keepImage(file, image, Math.max(1, Math.round(size.width * scale))), size }
}

/** The longer side of a sheet of A4 at the resolution of print. */
const EMBEDDED_SIDE = 3_508

/** Whole and in the middle of a place of that shape, which is the unit square here. */
const fitInto = (file: PdfFile, { object, size }: KeptImage, ratio: number): PdfObject => {
  const stretch = size.width / size.height / ratio
  if (Math.abs(stretch - 1) < SAME_SHAPE) return object
  const [width, height] = [Math.min(1, stretch), Math.min(1, 1 / stretch)]
  const place = [width, 0, 0, height, (1 - width) / 2, (1 - height) / 2].map((value) => Number(value.toFixed(5)))
  const form = { Subtype: 'Form', BBox: [0, 0, 1, 1], Resources: { XObject: { I: object } } }
  return file.keep(form, `${place.join(' ')} cm /I Do`)
}

/** A pixel of the largest pictures. */
const SAME_SHAPE = 0.000_5

/** What is seen through stays so: the picture may lie above other things. */
const keepImage = async (file: PdfFile, image: Sharp, width: number): Promise<PdfObject> => {
  const resized = image.resize({ width, withoutEnlargement: true }).toColourspace('srgb')
  const { hasAlpha } = await image.metadata()
  if (!hasAlpha) return keepJpeg(file, resized)
  const { data, info } = await resized.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width: across, height } = info
  const pixels = across * height
  const [colours, alpha] = [Buffer.alloc(pixels * 3, 255), Buffer.alloc(pixels)]
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    alpha[pixel] = data[pixel * 4 + 3]!
    // What is not seen is white: a dark ground would shine through at the edges.
    if (alpha[pixel] !== 0) data.copy(colours, pixel * 3, pixel * 4, pixel * 4 + 3)
  }
  const opaque = sharp(colours, { raw: { width: across, height, channels: 3 } })
  if (alpha.every((value) => value === 255)) return keepJpeg(file, opaque)
  const gray = { ColorSpace: 'DeviceGray', BitsPerComponent: 8 }
  const size = { Width: across, Height: height }
  const mask = file.keep({ Subtype: 'Image', ...size, ...gray, Filter: 'FlateDecode' }, deflateSync(alpha))
  return keepJpeg(file, opaque, mask)
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
  return { object: await keepImage(file, image, width), size, isVector: false }
}

const keepJpeg = async (file: PdfFile, image: Sharp, mask?: PdfObject): Promise<PdfObject> => {
  const { data, info } = await image
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
  return file.keep(dictionary, data)
}
