import { APP_ICONS, drawAppIcon } from '@gebaerdenraum/drawing/brand/app-icons'
import sharp, { type Sharp } from 'sharp'
import { rasteriseSvg } from '../src/modules/media/pictures/rasterise-svg.ts'

export type AppIcon = (typeof APP_ICONS)[number]

export const appIconFile = ({ file }: AppIcon): string =>
  new URL(`../../web/public/icons/${file}`, import.meta.url).pathname

/** An icon of the app as the drawing code makes it today. */
export const rasteriseAppIcon = async ({ size, shape }: AppIcon): Promise<Sharp> => {
  const { width, height, body } = drawAppIcon(shape)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`
  const { pixels } = await rasteriseSvg(svg, size)
  return sharp(pixels, { raw: { width: size, height: size, channels: 4, premultiplied: true } })
}

// Run as a script it writes the files.
if (import.meta.main) {
  for (const icon of APP_ICONS) {
    const image = await rasteriseAppIcon(icon)
    await image.png({ compressionLevel: 9, palette: true }).toFile(appIconFile(icon))
  }
}
