import type { FindHandDrawing } from '@gebaerdenraum/drawing/custom-signs/draw-figure'
import { drawScene, type SceneOptions } from '@gebaerdenraum/drawing/custom-signs/draw-scene'
import type { FindScenePicture, ScenePicture } from '@gebaerdenraum/drawing/custom-signs/draw-scene-picture'
import { shownPictures } from '@gebaerdenraum/drawing/custom-signs/shown-pictures'
import type { Drawing } from '@gebaerdenraum/drawing/svg/drawing'
import type { Picture } from '@gebaerdenraum/drawing/svg/picture'
import sharp, { type Sharp } from 'sharp'
import { MAX_PICTURE_PIXELS } from '../../media/content/content-limits.ts'
import type { BasePicture } from '../../media/pictures/picture-base.ts'
import { rasteriseSvg } from '../../media/pictures/rasterise-svg.ts'
import { VariantError } from '../../media/variants/variant-error.ts'
import { readDrawing } from '../pdf/read-drawing.ts'
import { vectorOperators } from '../pdf/vector-operators.ts'
import type { PictureSource } from '../picture-source.ts'
import { type SceneSource, scenePictureKey } from '../picture-source.ts'
import { lightenPicture } from './lighten-picture.ts'
import { loadHandDrawings } from './load-hand-drawings.ts'

export type SceneDrawing = SceneOptions & {
  /** How sharp photographs are inside of it. */
  readonly pixelsPerUnit: number
  /** Vectors that a PDF cannot take over become pixels, so that all the others stay vectors. */
  readonly isForPdf: boolean
}

/**
 * A custom sign as an SVG file with everything in it. A picture that is gone or cannot be read leaves its place empty;
 * pictures are lightened here, since not every program that opens the file knows filters.
 */
export const drawSceneSource = async (
  { scene, pictures }: SceneSource,
  drawSource: (source: PictureSource) => Promise<BasePicture>,
  drawing: SceneDrawing,
): Promise<Picture> => {
  const drawn = new Map<string, ScenePicture | null>()
  const widths = Map.groupBy(shownPictures(scene), (one) => keyOf(one.reference, one.lightening))
  for (const [key, uses] of widths) {
    const [use] = uses
    const source = use && pictures[scenePictureKey(use.reference)]
    if (!use || !source) continue
    const pixels = Math.ceil(Math.max(...uses.map(({ width }) => width)) * drawing.pixelsPerUnit)
    drawn.set(key, await scenePicture(() => drawSource(source), use.lightening, pixels, drawing.isForPdf))
  }
  const picture: FindScenePicture = (reference, lightening) => drawn.get(keyOf(reference, lightening)) ?? null
  return drawScene(scene, { picture, hand: await findHandsOf(scene) }, drawing)
}

/** Most scenes have no hands: their drawings are read with the first one. */
const findHandsOf = async ({ objects }: SceneSource['scene']): Promise<FindHandDrawing> =>
  objects.some(({ type }) => type === 'hand') ? loadHandDrawings() : () => undefined

const keyOf = (reference: Parameters<typeof scenePictureKey>[0], lightening: number): string =>
  `${scenePictureKey(reference)} ${lightening}`

const scenePicture = async (
  draw: () => Promise<BasePicture>,
  lightening: number,
  pixels: number,
  isForPdf: boolean,
): Promise<ScenePicture | null> => {
  try {
    const base = await draw()
    const isKept = base.kind === 'vector' && lightening === 0 && (!isForPdf || isForPrinters(base.svg))
    const drawing = isKept ? vectorDrawing(base) : await rasterDrawing(base, lightening, Math.min(pixels, MOST_PIXELS))
    return { drawing, isLightened: true }
  } catch (error) {
    if (error instanceof VariantError) return null
    throw error
  }
}

/** More is never seen, and takes too long. */
const MOST_PIXELS = 3600

const isForPrinters = (svg: string): boolean => {
  const root = readDrawing(svg)
  return root !== null && vectorOperators(root) !== null
}

type Vector = Extract<BasePicture, { readonly kind: 'vector' }>

/** Ids and style sheets would reach the other drawings: such a one is shut into a picture of its own. */
const vectorDrawing = ({ svg, width, height }: Vector): Drawing =>
  /<style|\sid="/.test(svg)
    ? { width, height, href: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
    : { width, height, body: svg }

/** With the pixels that are shown, and the size of the original. */
const rasterDrawing = async (base: BasePicture, lightening: number, pixels: number): Promise<Drawing> => {
  const { image, width, height } = await opened(base, pixels)
  const shown = lightening === 0 ? image : await lightenPicture(image, lightening)
  const { isOpaque } = await shown.clone().stats()
  const encoded = isOpaque
    ? shown.flatten({ background: '#ffffff' }).jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    : shown.png({ compressionLevel: 6 })
  const data = await encoded.toBuffer()
  return { width, height, href: `data:image/${isOpaque ? 'jpeg' : 'png'};base64,${data.toString('base64')}` }
}

type Opened = { readonly image: Sharp; readonly width: number; readonly height: number }

const opened = async (base: BasePicture, pixels: number): Promise<Opened> => {
  if (base.kind === 'vector') {
    const raster = await rasteriseSvg(base.svg, pixels)
    const raw = { width: raster.width, height: raster.height, channels: 4, premultiplied: true } as const
    return { image: sharp(raster.pixels, { raw }), width: base.width, height: base.height }
  }
  const input = sharp(base.bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
  try {
    const { autoOrient } = await input.metadata()
    const sized = input.autoOrient().resize({ width: Math.max(1, pixels), withoutEnlargement: true })
    const raw = await sized.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const { width, height } = raw.info
    return {
      image: sharp(raw.data, { raw: { width, height, channels: 4 } }),
      width: autoOrient.width,
      height: autoOrient.height,
    }
  } catch (error) {
    throw new VariantError('unreadable', { cause: error })
  }
}
