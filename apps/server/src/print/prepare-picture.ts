import type { WantedPicture } from '@gebaerdenraum/drawing/documents/page-marks'
import { productLogo, productMark } from '@gebaerdenraum/drawing/documents/product-logo'
import { picture } from '@gebaerdenraum/drawing/svg/picture'
import { type BasePicture, basePicture } from '../media/pictures/picture-base.ts'
import { parseSvg } from '../media/svg/svg-parser.ts'
import { sizeOf } from '../media/svg/svg-size.ts'
import { VariantError } from '../media/variants/variant-error.ts'
import type { PictureResolver, PictureSource, PrintPicture } from './picture-resolver.ts'

/** A picture's facts, and the picture itself only when it is asked for. */
export type PreparedPicture = Pick<PrintPicture, 'name' | 'publicAddress'> & {
  /** Pictures with the same look the same. */
  readonly source: string
  draw(): Promise<BasePicture>
}

export const preparePicture = async (
  wanted: WantedPicture,
  isWithoutText: boolean,
  resolver: PictureResolver,
  productName: string,
): Promise<PreparedPicture | null> => {
  if (wanted === 'product-logo' || wanted === 'product-mark') return productPicture(wanted, productName)
  const found = await resolver.find(wanted, isWithoutText)
  if (found === null) return null
  const { name, publicAddress, source } = found
  return {
    name,
    publicAddress,
    source: JSON.stringify([source, isWithoutText]),
    draw: () => drawSource(source, isWithoutText, resolver.storage),
  }
}

const productPicture = (wanted: 'product-logo' | 'product-mark', productName: string): PreparedPicture => {
  const { name, size, drawing } = wanted === 'product-logo' ? productLogo(productName) : productMark()
  const drawn = picture(size.width, size.height, name, 'body' in drawing ? drawing.body : '')
  return { name, publicAddress: null, source: wanted, draw: async () => ({ kind: 'vector', ...drawn }) }
}

const drawSource = async (
  source: PictureSource,
  isWithoutText: boolean,
  storage: PictureResolver['storage'],
): Promise<BasePicture> => {
  if (source.from !== 'vector') return basePicture(source, storage, isWithoutText)
  const parsed = parseSvg(Buffer.from(source.svg))
  const size = parsed.ok ? sizeOf(parsed.root) : undefined
  if (size === undefined) throw new VariantError('unreadable')
  return { kind: 'vector', svg: source.svg, ...size }
}
