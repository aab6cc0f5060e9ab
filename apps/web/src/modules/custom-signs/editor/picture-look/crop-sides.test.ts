import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedCrop, pointOnPicture, SIDES, SMALLEST_PART, sideOf, withSide } from './crop-sides.ts'

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

test('a point lies on the picture where it is seen, beside which the box may be empty', () => {
  const box = { x: 100, y: 50, width: 600, height: 300 }
  const upright = { width: 1500, height: 3000 }
  expect(pointOnPicture(box, upright, { x: 325, y: 50 })).toEqual({ x: 0, y: 0 })
  expect(pointOnPicture(box, upright, { x: 475, y: 350 })).toEqual({ x: 1, y: 1 })
  expect(pointOnPicture(box, { width: 4, height: 1 }, { x: 250, y: 200 })).toEqual({ x: 0.25, y: 0.5 })
})
