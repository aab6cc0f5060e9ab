import type { FilmSize, Part } from './film-size.ts'

/** Three bytes a pixel to the planes Y, U, V that H.264 stores (BT.709, limited range; U and V halved both ways). */
export const rgbToI420 = (rgb: Uint8Array, width: number, height: number): Uint8Array => {
  const chroma = (width / 2) * (height / 2)
  const planes = new Uint8Array(width * height + 2 * chroma)
  fillLuma(planes, rgb, width * height)
  fillChroma(planes, rgb, width, height)
  return planes
}

/** Puts the planes of a part where it stands in the frame's. */
export const pastePart = (frame: Uint8Array, { width, height }: FilmSize, planes: Uint8Array, part: Part): void => {
  const [full, half] = [width * height, (width * height) / 4]
  let from = 0
  for (const { at, by } of [
    { at: 0, by: 1 },
    { at: full, by: 2 },
    { at: full + half, by: 2 },
  ]) {
    for (let row = 0; row < part.height / by; row += 1, from += part.width / by) {
      const to = at + (part.y / by + row) * (width / by) + part.x / by
      frame.set(planes.subarray(from, from + part.width / by), to)
    }
  }
}

// BT.709 in 16-bit fixed point: 65536 × coefficient × (219 or 224) / 255.
const fillLuma = (planes: Uint8Array, rgb: Uint8Array, pixels: number): void => {
  for (let pixel = 0, at = 0; pixel < pixels; pixel += 1, at += 3) {
    planes[pixel] = (11966 * rgb[at]! + 40254 * rgb[at + 1]! + 4064 * rgb[at + 2]! + 1081344) >> 16
  }
}

const fillChroma = (planes: Uint8Array, rgb: Uint8Array, width: number, height: number): void => {
  let u = width * height
  let v = u + (width / 2) * (height / 2)
  for (let y = 0; y < height; y += 2) {
    let at = y * width * 3
    for (let x = 0; x < width; x += 2, at += 6) {
      const below = at + width * 3
      const red = rgb[at]! + rgb[at + 3]! + rgb[below]! + rgb[below + 3]!
      const green = rgb[at + 1]! + rgb[at + 4]! + rgb[below + 1]! + rgb[below + 4]!
      const blue = rgb[at + 2]! + rgb[at + 5]! + rgb[below + 2]! + rgb[below + 5]!
      planes[u++] = (-6596 * red - 22188 * green + 28784 * blue + 33685504) >> 18
      planes[v++] = (28784 * red - 26144 * green - 2640 * blue + 33685504) >> 18
    }
  }
}
