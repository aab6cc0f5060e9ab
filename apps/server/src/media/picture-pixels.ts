import type { Size } from '@gebaerdenraum/domain/documents/page-geometry'
import sharp from 'sharp'

/** How many pixels a checked picture has, upright; null for a vector. Reads its head only. */
export const pixelsOf = async (file: string | Uint8Array): Promise<Size | null> => {
  const { format, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata()
  return format === 'svg' ? null : { width: autoOrient.width, height: autoOrient.height }
}
