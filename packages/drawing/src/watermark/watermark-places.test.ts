import { describe, expect, it } from 'vitest'
import { drawWatermark } from './draw-watermark.ts'
import { BAND, watermarkPlaces } from './watermark-places.ts'

const sizes = [
  [800, 800],
  [800, 1228],
  [1280, 720],
  [480, 360],
  [200, 200],
  [64, 1000],
] as const

describe('the watermark', () => {
  it.each(
    sizes.flatMap(([width, height]) =>
      ['Gebärdenraum', 'W', 'Ein sehr langer Produktname'].map((text) => [width, height, text] as const),
    ),
  )('stays out of the middle of %i × %i with %j, and inside the picture', (width, height, text) => {
    const { marks } = watermarkPlaces(width, height, text)
    for (const { x, y, halfWidth, halfHeight } of marks) {
      const isBeside = x + halfWidth <= width * BAND + 1 || x - halfWidth >= width * (1 - BAND) - 1
      const isAboveOrBelow = y + halfHeight <= height * BAND + 1 || y - halfHeight >= height * (1 - BAND) - 1
      expect(isBeside || isAboveOrBelow).toBe(true)
      expect(Math.min(x - halfWidth, y - halfHeight, width - x - halfWidth, height - y - halfHeight)).toBeGreaterThan(
        -1,
      )
    }
  })

  it('marks all four edges', () => {
    const { marks } = watermarkPlaces(960, 720, 'Gebärdenraum')
    const edges = [
      marks.filter(({ y }) => y < 720 * BAND),
      marks.filter(({ y }) => y > 720 * (1 - BAND)),
      marks.filter(({ x }) => x < 960 * BAND),
      marks.filter(({ x }) => x > 960 * (1 - BAND)),
    ]
    expect(edges.every(({ length }) => length >= 4)).toBe(true)
  })

  it('leaves free what has to be read, and nothing else', () => {
    const free = { x: 180, y: 556, width: 600, height: 120 }
    const [all, marks] = [watermarkPlaces(960, 720, 'W').marks, watermarkPlaces(960, 720, 'W', free).marks]
    const isOver = ({ x, y, halfWidth, halfHeight }: (typeof all)[number]) =>
      x + halfWidth > 180 && x - halfWidth < 780 && y + halfHeight > 556 && y - halfHeight < 676
    expect(all.some(isOver)).toBe(true)
    expect(marks).toEqual(all.filter((mark) => !isOver(mark)))
  })

  it('takes its text for text, and an empty one for none', () => {
    expect(drawWatermark(400, 300, '<script>').svg).not.toContain('<script')
    expect(drawWatermark(400, 300, '').svg).not.toMatch(/NaN|Infinity/)
  })
})
