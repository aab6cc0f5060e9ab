import { drawWatermark } from '@gebaerdenraum/drawing/watermark/draw-watermark'
import { createRecentMap } from '../recent-map.ts'
import { type Raster, rasteriseSvg } from './rasterise-svg.ts'

/** The overlay at a size. Almost all pictures have one of two sizes, so it is drawn once for them. */
export const watermarkRaster = async (width: number, height: number, text: string): Promise<Raster> => {
  const name = `${width}×${height} ${text}`
  const drawn = recent.get(name) ?? fitted(width, height, text)
  recent.set(name, drawn)
  return drawn
}

/** Each is up to 4 MB. */
const recent = createRecentMap<string, Promise<Raster>>(4)

const fitted = async (width: number, height: number, text: string): Promise<Raster> => {
  const raster = await rasteriseSvg(drawWatermark(width, height, text).svg, width)
  if (raster.height !== height) throw new Error(`The watermark is ${raster.height} high and not ${height}.`)
  return raster
}
