import sharp from 'sharp'
import { rasteriseSvg } from '../../media/pictures/index.ts'
import { sanitiseSvg } from '../../media/svg/sanitise-svg.ts'

/** For tests: pictures of the same size, three bytes a pixel, on white. */

export const readPixels = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#ffffff' }).toColourspace('srgb').raw().toBuffer()

/** A drawing as it is kept. */
export const cleanSvg = (svg: string): string => {
  const clean = sanitiseSvg(Buffer.from(svg))
  if (!clean.ok) throw new Error(`${clean.reason} ${clean.found}`)
  return clean.svg
}

export const drawPixels = async (svg: string, across: number): Promise<Buffer> => {
  const { pixels, width, height } = await rasteriseSvg(svg, across)
  const raw = { width, height, channels: 4, premultiplied: true } as const
  return sharp(pixels, { raw }).flatten({ background: '#ffffff' }).raw().toBuffer()
}

/** Less is seen by nobody, or is an edge that each renderer smooths in its own way. Of 255. */
const CLOSE = 48

/** Which share of the pixels differs. */
export const shareApart = (one: Uint8Array, other: Uint8Array): number => {
  if (one.length !== other.length) return 1
  let apart = 0
  for (let at = 0; at < one.length; at += 3) {
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > CLOSE)) apart += 1
  }
  return apart / (one.length / 3)
}

/** Edges alone. */
export const APART_MAX = 0.015
