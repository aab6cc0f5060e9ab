import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, isOverlapping } from './bounds.ts'
import { keptReachable, movedBy, stepOf } from './moving.ts'
import { anyPlacement, anyPoint, givenPlacement } from './placement.fixture.ts'

const CANVAS = { width: 800, height: 1228 }

describe('moving', () => {
  test('by arrow keys goes one unit, with Shift ten', () => {
    expect([stepOf('ArrowLeft', false), stepOf('ArrowDown', true), stepOf('a', false)]).toEqual([
      { x: -1, y: 0 },
      { x: 0, y: 10 },
      null,
    ])
  })

  test('leaves something on the canvas, whatever is done', () => {
    fc.assert(
      fc.property(anyPlacement, anyPoint, (placement, by) => {
        const kept = keptReachable(movedBy(placement, { x: by.x * 10, y: by.y * 10 }), CANVAS)
        expect(isOverlapping(boundsOf(kept), { x: 0, y: 0, ...CANVAS })).toBe(true)
        const again = keptReachable(kept, CANVAS)
        expect(again.position.x).toBeCloseTo(kept.position.x, 6)
        expect(again.position.y).toBeCloseTo(kept.position.y, 6)
      }),
    )
  })

  test('leaves alone what can be reached', () => {
    const inside = givenPlacement()
    expect(keptReachable(inside, CANVAS)).toBe(inside)
    expect(keptReachable(givenPlacement({ position: { x: 900, y: 400 } }), CANVAS).position).toEqual({ x: 876, y: 400 })
  })
})
