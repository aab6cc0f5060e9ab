import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pinched } from './pinch.ts'
import { anyPlacement, anyPoint, givenPlacement } from './placement.fixture.ts'
import { extentOf, roundedPlacement } from './placement.ts'

describe('two fingers', () => {
  test('that part, turn and wander scale, turn and move the object', () => {
    const from = [
      { x: 300, y: 400 },
      { x: 500, y: 400 },
    ] as const
    const to = [
      { x: 410, y: 200 },
      { x: 410, y: 600 },
    ] as const
    expect(pinched(givenPlacement(), from, to)).toEqual(
      givenPlacement({ position: { x: 410, y: 400 }, scaleX: 2, scaleY: 2, angle: 90 }),
    )
  })

  test('that come back leave it as it was, and keep its ratio on the way', () => {
    fc.assert(
      fc.property(anyPlacement, anyPoint, anyPoint, (start, one, other) => {
        const fingers = [one, other] as const
        expect(roundedPlacement(pinched(start, fingers, fingers))).toEqual(roundedPlacement(start))
        const spread = pinched(start, fingers, [one, { x: other.x + 40, y: other.y }])
        const [before, after] = [extentOf(start), extentOf(spread)]
        expect(after.width / after.height).toBeCloseTo(before.width / before.height, 5)
      }),
    )
  })

  test('on one spot do nothing but move', () => {
    const spot = [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ] as const
    expect(
      pinched(givenPlacement(), spot, [
        { x: 10, y: 0 },
        { x: 10, y: 0 },
      ]),
    ).toEqual(givenPlacement({ position: { x: 410, y: 400 } }))
  })
})
