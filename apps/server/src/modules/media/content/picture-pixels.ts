import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import sharp from 'sharp'
import { contentTypeOf } from './content-type.ts'

/** How many pixels a checked picture has, upright; null for a vector. Reads its head only. Runs in a picture process. */
export const countPixels = async (file: string | Uint8Array): Promise<Size | null> => {
  if ((await contentTypeOf(file)) === 'image/svg+xml') return null
  const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}
