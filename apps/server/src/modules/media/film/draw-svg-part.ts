import type { Picture } from '@gebaerdenraum/drawing/svg/picture'
import sharp from 'sharp'
import type { Part } from './film-size.ts'
import { rgbToI420 } from './i420.ts'
import type { Overlay } from './overlay.ts'

/** The I420 planes of a drawn part of a frame, with the overlay that the whole frame has there. */
export const drawSvgPart = async ({ svg }: Picture, part: Part, overlay: Overlay | undefined): Promise<Uint8Array> => {
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  overlay?.(rgb, part)
  return rgbToI420(rgb, part.width, part.height)
}
