import { drawnTone } from '@gebaerdenraum/drawing/custom-signs/draw-scene-picture'
import sharp, { type Sharp } from 'sharp'

/** The same picture with its bright tones brought to white, as the filter of the editor shows it. */
export const lightenPicture = async (image: Sharp, lightening: number): Promise<Sharp> => {
  const tones = Uint8Array.from({ length: 256 }, (_, tone) => Math.round(drawnTone(tone / 255, lightening) * 255))
  const { data, info } = await image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 1) {
    // Every fourth value says how opaque the pixel is.
    if (at % 4 !== 3) data[at] = tones[data[at] ?? 0] ?? 0
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
}
