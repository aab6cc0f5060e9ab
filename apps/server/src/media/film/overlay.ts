import sharp from 'sharp'

/** Lays the same overlay over many frames of one size; only pixels it covers are touched. `rgb` is changed in place. */
export type Overlay = (rgb: Uint8Array) => void

/** `image` is a PNG or SVG; it is stretched to the frame's size. */
export const readOverlay = async (image: Uint8Array, width: number, height: number): Promise<Overlay> => {
  const { data } = await sharp(image).resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  const covered = Array.from({ length: width * height }, (_, pixel) => pixel).filter(
    (pixel) => data[pixel * 4 + 3]! > 0,
  )
  const pixels = Uint32Array.from(covered)
  return (rgb) => {
    for (const pixel of pixels) {
      const [from, to, alpha] = [pixel * 4, pixel * 3, data[pixel * 4 + 3]!]
      for (let channel = 0; channel < 3; channel += 1) {
        rgb[to + channel] = (data[from + channel]! * alpha + rgb[to + channel]! * (255 - alpha)) / 255
      }
    }
  }
}
