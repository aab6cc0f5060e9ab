import { renderAsync } from '@resvg/resvg-js'

/** Pixels with premultiplied alpha, four bytes each. */
export type Raster = { readonly pixels: Uint8Array; readonly width: number; readonly height: number }

/** Draws a vector at a width, beside the event loop. Never loads anything: no files, no network. */
export const rasteriseSvg = async (svg: string, width: number): Promise<Raster> => {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    // Our own drawings carry text as outlines; only imported ones may need a font.
    font: { loadSystemFonts: svg.includes('<text') },
    logLevel: 'off',
  })
  return { pixels: drawn.pixels, width: drawn.width, height: drawn.height }
}
