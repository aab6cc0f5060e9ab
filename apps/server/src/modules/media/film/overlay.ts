import sharp from 'sharp'
import type { Part } from './film-size.ts'

/**
 * Lays the same overlay over many frames of one size, or over what is a part of such a frame; only pixels it covers are
 * touched. `rgb` is changed in place.
 */
export type Overlay = (rgb: Uint8Array, part?: Part) => void

/** `image` is a PNG or SVG; it is stretched to the frame's size. */
export const readOverlay = async (image: Uint8Array, width: number, height: number): Promise<Overlay> => {
  const data = await sharp(image).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return (rgb, part = { x: 0, y: 0, width, height }) => {
    for (let row = 0, to = 0; row < part.height; row += 1) {
      let from = ((part.y + row) * width + part.x) * 4
      for (let column = 0; column < part.width; column += 1, from += 4, to += 3) {
        const alpha = data[from + 3]!
        if (alpha === 0) continue
        for (let channel = 0; channel < 3; channel += 1) {
          const mixed = data[from + channel]! * alpha + rgb[to + channel]! * (255 - alpha)
          rgb[to + channel] = Math.round(mixed / 255)
        }
      }
    }
  }
}
