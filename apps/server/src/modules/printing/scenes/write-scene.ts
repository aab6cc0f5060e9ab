import type { CustomSignVariant } from '@gebaerdenraum/domain/custom-signs/custom-sign-variants'
import type { Scene } from '@gebaerdenraum/domain/custom-signs/scene'
import { sceneDescription } from '@gebaerdenraum/domain/custom-signs/scene-description'
import type { Picture } from '@gebaerdenraum/drawing/svg/picture'
import sharp from 'sharp'
import { openPdfFile } from '../../../platform/pdf/pdf-file.ts'
import type { BasePicture } from '../../media/pictures/index.ts'
import { rasteriseSvg } from '../../media/pictures/index.ts'
import { embedPicture, placeOperators } from '../pdf/embed-picture.ts'
import type { PictureSource } from '../pictures/picture-source.ts'
import type { SceneJob } from '../printing.ts'
import { drawSceneSource } from './draw-scene-source.ts'

export const writeScene = async (
  { source, variant, productName, madeAt }: SceneJob,
  drawSource: (source: PictureSource) => Promise<BasePicture>,
): Promise<Uint8Array> => {
  const { kind, scale } = SCENE_FILES[variant]
  const isForPdf = kind === 'pdf'
  const drawn = await drawSceneSource(source, drawSource, { hasPaper: !isForPdf, isForPdf, pixelsPerUnit: scale })
  if (kind === 'svg') return Buffer.from(drawn.svg)
  if (kind === 'pdf') return pdfOf(drawn, source.scene, { productName, madeAt })
  const raster = await rasteriseSvg(drawn.svg, Math.round(drawn.width * scale))
  const raw = { width: raster.width, height: raster.height, channels: 4, premultiplied: true } as const
  const image = sharp(raster.pixels, { raw }).flatten({ background: '#ffffff' })
  return kind === 'png' ? image.png({ compressionLevel: 6 }).toBuffer() : image.webp({ quality: 86 }).toBuffer()
}

/** `scale` is the number of pixels for a canvas unit; in files of vectors that of the photographs in them. */
const SCENE_FILES: Readonly<
  Record<CustomSignVariant, { readonly kind: 'webp' | 'png' | 'svg' | 'pdf'; readonly scale: number }>
> = {
  default: { kind: 'webp', scale: 1 },
  thumbnail: { kind: 'webp', scale: 0.5 },
  small: { kind: 'webp', scale: 0.2 },
  wordless: { kind: 'webp', scale: 1 },
  original: { kind: 'png', scale: 2 },
  large: { kind: 'png', scale: 4 },
  svg: { kind: 'svg', scale: 2 },
  pdf: { kind: 'pdf', scale: 3 },
}

export const sceneContentType = (variant: CustomSignVariant): string => CONTENT_TYPES[SCENE_FILES[variant].kind]

const CONTENT_TYPES = {
  webp: 'image/webp',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
} as const

/** One page in the true size of a card: 800 units are 80 mm, as in the grid of the SIGNbox cards. */
const PX_PER_UNIT = 96 / 254

const pdfOf = async (
  { svg, width, height }: Picture,
  scene: Scene,
  { productName, madeAt }: Pick<SceneJob, 'productName' | 'madeAt'>,
): Promise<Uint8Array> => {
  const file = openPdfFile({ title: scene.name, creator: productName, madeAt })
  const area = { x: 0, y: 0, width: width * PX_PER_UNIT, height: height * PX_PER_UNIT }
  const embedded = await embedPicture(file, { kind: 'vector', svg, width, height }, [area])
  file.startPage(area)
  file.write(placeOperators(file, embedded, area), { type: 'Figure', alt: sceneDescription(scene) })
  return file.end()
}
