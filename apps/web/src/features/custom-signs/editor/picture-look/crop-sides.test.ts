import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedCrop, SIDES, SMALLEST_PART, sideOf, withSide } from './crop-sides.ts'

const side = fc.constantFrom(...SIDES.map((each) => each.side))
const cut = fc.double({ min: -0.5, max: 1.5, noNaN: true })
const WHOLE = { x: 0, y: 0, width: 1, height: 1 }

test('cutting off a side leaves the others, something of the picture, and nothing beyond it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(side, cut), { maxLength: 6 }), side, cut, (before, last, much) => {
      const crop = before.reduce((now, [each, by]) => withSide(now, each, by), WHOLE)
      const after = withSide(crop, last, much)
      for (const each of SIDES.filter((other) => other.side !== last)) {
        expect(sideOf(after, each.side)).toBeCloseTo(sideOf(crop, each.side), 9)
      }
      expect(Math.min(after.width, after.height)).toBeGreaterThanOrEqual(SMALLEST_PART - 1e-9)
      expect(Math.min(...SIDES.map((each) => sideOf(after, each.side)))).toBeGreaterThanOrEqual(-1e-9)
    }),
  )
})

test('moving the part stops at the edge of the picture', () => {
  const part = { x: 0.2, y: 0.2, width: 0.5, height: 0.5 }
  expect(movedCrop(part, 0.9, -0.1)).toEqual({ x: 0.5, y: 0.1, width: 0.5, height: 0.5 })
})
