import { describe, expect, test } from 'vitest'
import { openPdfFile } from '../../../platform/pdf/pdf-file.ts'
import { renderPdf } from '../../../platform/pdf/render-pdf.fixture.ts'
import { APART_MAX, cleanSvg, drawPixels, shareApart } from './compare-pixels.fixture.ts'
import { embedPicture, placeOperators } from './embed-picture.ts'
import { SVG_FEATURES, SVG_TEXTS } from './svg-features.fixture.ts'

const SIZE = { width: 100, height: 60 }
const WIDTH = 400
/** Full of edges. */
const APART_ALLOWED: Readonly<Record<string, number>> = { 'a pattern': 0.03 }

const printPixels = async (svg: string): Promise<Uint8Array> => {
  const file = openPdfFile({ title: 'Test', creator: 'Test', madeAt: new Date(0) })
  const area = { x: 0, y: 0, ...SIZE }
  file.startPage(SIZE)
  const embedded = await embedPicture(file, { kind: 'vector', svg, ...SIZE }, [area])
  file.write(placeOperators(file, embedded, area), null)
  return renderPdf(await file.end(), WIDTH)
}

describe('a drawing in a PDF looks as it does as a picture:', () => {
  test.each(Object.entries({ ...SVG_FEATURES, ...SVG_TEXTS }))('%s', async (name, feature) => {
    const svg = cleanSvg(feature)
    const picture = await drawPixels(svg, WIDTH)
    expect(shareApart(picture, await printPixels(svg))).toBeLessThanOrEqual(APART_ALLOWED[name] ?? APART_MAX)
    // What is compared is no empty page.
    expect(picture.some((value) => value < 200)).toBe(true)
  })
})
