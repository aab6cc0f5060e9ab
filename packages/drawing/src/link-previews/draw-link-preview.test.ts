import { describe, expect, it } from 'vitest'
import { drawLinkPreview, type LinkPreview } from './draw-link-preview.ts'

const DRAWING = { width: 10, height: 10, body: '<circle r="5"/>' }
const PREVIEW: LinkPreview = {
  heading: 'Hund',
  line: 'in Deutscher Gebärdensprache (DGS)',
  productName: 'Gebärdenraum',
  drawings: [DRAWING],
  isWatermarked: true,
}
const draw = (change: Partial<LinkPreview> = {}) => drawLinkPreview({ ...PREVIEW, ...change })
const countDrawings = (svg: string): number => svg.match(/<circle/g)?.length ?? 0
const panelsIn = (svg: string) =>
  [...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="24"/g)].map(
    ([, ...numbers]) => numbers.map(Number),
  )

describe('the picture of a page for messengers', () => {
  it('has the size that they ask for, and says what it shows', () => {
    const { svg, width, height } = draw()
    expect([width, height]).toEqual([1200, 630])
    expect(svg).toContain('<title>Hund, in Deutscher Gebärdensprache (DGS), Gebärdenraum</title>')
  })

  it.each([0, 1, 2, 3, 4])('has %i drawings beside each other, inside of the picture', (count) => {
    const { svg } = draw({ drawings: Array.from({ length: count }, () => DRAWING) })
    expect(countDrawings(svg)).toBe(count)
    const panels = panelsIn(svg)
    expect(panels).toHaveLength(count)
    for (const [index, [x = 0, y = 0, width = 0, height = 0]] of panels.entries()) {
      expect(x + width).toBeLessThanOrEqual(1200)
      expect(y + height).toBeLessThanOrEqual(630)
      for (const [left = 0, top = 0, w = 0, h = 0] of panels.slice(index + 1)) {
        expect(x + width <= left || left + w <= x || y + height <= top || top + h <= y).toBe(true)
      }
    }
  })

  it('shows no more drawings than there is room for', () => {
    expect(countDrawings(draw({ drawings: Array.from({ length: 9 }, () => DRAWING) }).svg)).toBe(4)
  })

  it('has marks over drawings of the catalogue only', () => {
    const size = (change: Partial<LinkPreview>) => draw(change).svg.length
    expect(size({ isWatermarked: true })).toBeGreaterThan(size({ isWatermarked: false }))
    expect(draw({ isWatermarked: false }).svg).not.toContain('opacity="0.45"')
  })

  it('takes names for text, however long and whatever they contain', () => {
    for (const heading of [
      '',
      '</svg><script>',
      'Verkehrserziehung und Fahrradprüfung der Klasse 4b',
      'x'.repeat(500),
    ]) {
      const { svg } = draw({ heading })
      expect(svg).not.toMatch(/<script|NaN|Infinity/)
    }
  })
})
