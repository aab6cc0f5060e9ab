import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guidesOf, snapped, snappedPoint } from './snapping.ts'

const CANVAS = { width: 800, height: 800 }
const guides = guidesOf(CANVAS, [{ x: 210, y: 0, width: 40, height: 20 }])
const box = (x: number, y: number) => ({ x, y, width: 100, height: 50 })

describe('what is moved', () => {
  test('draws to the middle of the canvas and shows the line', () => {
    expect(snapped(box(347, 300), guides, 6)).toEqual({ by: { x: 3, y: 0 }, guides: [{ axis: 'x', at: 400 }] })
  })

  test('draws to the margin, to edges and to other objects', () => {
    expect(snapped(box(103, 697), guides, 6).by).toEqual({ x: -3, y: 3 })
    expect(snapped(box(-2, 752), guides, 6).by).toEqual({ x: 2, y: -2 })
    expect(snapped(box(152, 300), guides, 6).by.x).toBe(-2)
  })

  test('goes free beyond the distance', () => {
    expect(snapped(box(330, 300), guides, 6)).toEqual({ by: { x: 0, y: 0 }, guides: [] })
  })

  test('never goes further than the distance, and shows a line exactly when something lies on it', () => {
    const place = fc.integer({ min: -50, max: 850 })
    fc.assert(
      fc.property(place, place, fc.integer({ min: 1, max: 20 }), (x, y, distance) => {
        const { by, guides: shown } = snapped(box(x, y), guides, distance)
        expect(Math.max(Math.abs(by.x), Math.abs(by.y))).toBeLessThanOrEqual(distance)
        for (const { axis, at } of shown) {
          const [from, length] = axis === 'x' ? [x + by.x, 100] : [y + by.y, 50]
          expect([from, from + length / 2, from + length]).toContain(at)
        }
        expect(snapped({ ...box(x + by.x, y + by.y) }, guides, distance).by).toEqual({ x: 0, y: 0 })
      }),
    )
  })

  test('is a single point where a handle is dragged', () => {
    expect(snappedPoint({ x: 97, y: 50 }, guides, 6)).toEqual({ by: { x: 3, y: 0 }, guides: [{ axis: 'x', at: 100 }] })
  })
})
