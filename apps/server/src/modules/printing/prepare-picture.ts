import { withoutTexts } from '@gebaerdenraum/domain/custom-signs/without-texts'
import type { WantedPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import { productLogo, productMark } from '@gebaerdenraum/drawing/documents/product-logo'
import { picture } from '@gebaerdenraum/drawing/svg/picture'
import { VariantError } from '../media/index.ts'
import { type BasePicture, basePicture, makePicture } from '../media/pictures/index.ts'
import { parseSvg, sizeOf } from '../media/svg/index.ts'
import { type Originals, type PrintPicture, type PrintPictures, pictureKey } from './pictures/picture-resolver.ts'
import type { PictureSource } from './pictures/picture-source.ts'
import { drawSceneSource } from './scenes/draw-scene-source.ts'

/** A picture's facts, and the picture itself only when it is asked for. */
export type PreparedPicture = Pick<PrintPicture, 'name' | 'publicAddress'> & {
  /** Pictures with the same look the same. */
  readonly source: string
  draw(): Promise<BasePicture>
}

type Job = { readonly pictures: PrintPictures; readonly productName: string }

export const preparePicture = async (
  wanted: WantedPicture,
  isWithoutText: boolean,
  { pictures, productName }: Job,
  originals: Originals,
): Promise<PreparedPicture | null> => {
  if (wanted === 'product-logo' || wanted === 'product-mark') return productPicture(wanted, productName)
  const found = pictures.get(pictureKey(wanted, isWithoutText)) ?? null
  if (found === null) return null
  const { name, publicAddress, source } = found
  return {
    name,
    publicAddress,
    source: sourceKeyOf(source, isWithoutText),
    draw: () => drawSource(source, isWithoutText, originals),
  }
}

/** Pictures with the same key look the same. */
export const sourceKeyOf = (source: PictureSource, isWithoutText: boolean): string =>
  JSON.stringify([source, isWithoutText])

const productPicture = (wanted: 'product-logo' | 'product-mark', productName: string): PreparedPicture => {
  const { name, size, drawing } = wanted === 'product-logo' ? productLogo(productName) : productMark()
  const drawn = picture(size.width, size.height, name, 'body' in drawing ? drawing.body : '')
  return {
    name,
    publicAddress: null,
    source: `${wanted} ${productName}`,
    draw: async () => ({ kind: 'vector', ...drawn }),
  }
}

export const drawSource = async (
  source: PictureSource,
  isWithoutText: boolean,
  originals: Originals,
): Promise<BasePicture> => {
  if (source.from === 'watermarked') {
    const { bytes } = await makePicture(await basePicture(source.base, originals), 'watermarked', source.text)
    return { kind: 'raster', bytes }
  }
  if (source.from === 'scene') {
    const shown = isWithoutText ? { ...source, scene: withoutTexts(source.scene) } : source
    const inner = (picture: PictureSource) => drawSource(picture, isWithoutText, originals)
    return { kind: 'vector', ...(await drawSceneSource(shown, inner, ON_A_PAGE)) }
  }
  if (source.from !== 'vector') return basePicture(source, originals)
  const parsed = parseSvg(Buffer.from(source.svg))
  const size = parsed.ok ? sizeOf(parsed.root) : undefined
  if (size === undefined) throw new VariantError('unreadable')
  return { kind: 'vector', svg: source.svg, ...size }
}

/** White as on the screen; photographs in it have 300 dpi up to a width of 135 mm. */
const ON_A_PAGE = { hasPaper: true, isForPdf: true, pixelsPerUnit: 2 } as const
