import { PERSON_SIZE, PERSON_VIEWS } from '@gebaerdenraum/domain/custom-signs/figures'
import { COLOURINGS, SKIN_TONES } from '@gebaerdenraum/domain/media/colourings'
import { describe, expect, test } from 'vitest'
import { drawPerson } from './person-drawing.ts'
import { PERSON_SHAPES } from './person-shapes.ts'

const LINE_HALF = 1.8
const colours = (svg: string): readonly string[] => [...new Set(svg.match(/#[0-9a-f]{6}/g))]

/** Every number of a path in pairs; control points bound their curves. Arcs here are full circles of small radius. */
const pointsIn = (d: string): readonly (readonly [number, number])[] => {
  const plain = d.replaceAll(/A[\d.]+ [\d.]+ \d \d \d /g, 'L')
  const numbers = (plain.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? Number.NaN] as const] : []))
}

describe.each(PERSON_VIEWS)('a person seen as %s', (view) => {
  test('lies in its box with all of its lines', () => {
    for (const { d, shades = [] } of PERSON_SHAPES[view]) {
      for (const [x, y] of [d, ...shades.map((shade) => shade.d)].flatMap(pointsIn)) {
        expect(x).toBeGreaterThanOrEqual(LINE_HALF)
        expect(x).toBeLessThanOrEqual(PERSON_SIZE.width - LINE_HALF)
        expect(y).toBeGreaterThanOrEqual(LINE_HALF)
        expect(y).toBeLessThanOrEqual(PERSON_SIZE.height - LINE_HALF)
      }
    }
  })

  test('is drawn in the size that the editor gives it, by paths alone', () => {
    const drawing = drawPerson(view, 'medium')
    expect(drawing).toMatchObject(PERSON_SIZE)
    const tags = 'body' in drawing ? [...new Set(drawing.body.match(/<\w+/g))] : []
    expect(tags).toEqual(['<path'])
  })

  test('has the same lines in every colouring, in other colours', () => {
    const bodies = COLOURINGS.map((colouring) => {
      const drawing = drawPerson(view, colouring)
      return 'body' in drawing ? drawing.body : ''
    })
    const shapes = bodies.map((body) => body.replaceAll(/#[0-9a-f]{6}/g, ''))
    expect(new Set(shapes).size).toBe(1)
    expect(new Set(bodies.map((body) => colours(body).join())).size).toBe(COLOURINGS.length)
  })

  test('is grey as line art, and wears the sweater of the hands in every skin tone', () => {
    const bodyOf = (colouring: (typeof COLOURINGS)[number]) => {
      const drawing = drawPerson(view, colouring)
      return 'body' in drawing ? drawing.body : ''
    }
    for (const colour of colours(bodyOf('lineArt'))) expect(colour).toMatch(/^#(..)\1\1$/)
    for (const tone of SKIN_TONES) expect(colours(bodyOf(tone))).toContain('#0b6b6b')
  })
})
