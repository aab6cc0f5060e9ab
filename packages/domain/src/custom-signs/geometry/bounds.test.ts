import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, cornersOf, isHit, isOverlapping, unionOf } from './bounds.ts'
import { matrixOf, transformed } from './matrix.ts'
import { anyPlacement, givenPlacement } from './placement.fixture.ts'

const fraction = fc.double({ min: -0.49, max: 0.49, noNaN: true })

describe('bounds', () => {
  test('are those of the turned object', () => {
    expect(boundsOf(givenPlacement({ angle: 90 }))).toEqual({ x: 350, y: 300, width: 100, height: 200 })
  })

  test('hold every point of the object and touch its corners', () => {
    fc.assert(
      fc.property(anyPlacement, fraction, fraction, (placement, x, y) => {
        const bounds = boundsOf(placement)
        const { width, height } = placement.size
        const point = transformed(matrixOf(placement), { x: x * width, y: y * height })
        expect(isHit(placement, point)).toBe(true)
        for (const { x: left, y: top } of [point, ...cornersOf(placement)]) {
          expect(left).toBeGreaterThanOrEqual(bounds.x - 1e-6)
          expect(left).toBeLessThanOrEqual(bounds.x + bounds.width + 1e-6)
          expect(top).toBeGreaterThanOrEqual(bounds.y - 1e-6)
          expect(top).toBeLessThanOrEqual(bounds.y + bounds.height + 1e-6)
        }
      }),
    )
  })

  test('do not know flips', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        expect(boundsOf({ ...placement, flipX: !placement.flipX })).toEqual(boundsOf(placement))
      }),
    )
  })

  test('of several are around all, of none are nothing', () => {
    const one = { x: 0, y: 10, width: 10, height: 10 }
    expect(unionOf([one, { x: 50, y: 0, width: 5, height: 5 }])).toEqual({ x: 0, y: 0, width: 55, height: 20 })
    expect(unionOf([])).toBeNull()
  })
})

describe('hitting', () => {
  test('asks for the object itself, not for the rectangle around it', () => {
    const turned = givenPlacement({ angle: 45 })
    const { x, y } = boundsOf(turned)
    expect([isHit(turned, { x: x + 2, y: y + 2 }), isHit(turned, turned.position)]).toEqual([false, true])
  })

  test('reaches further by units of the canvas, at any scale', () => {
    const wide = givenPlacement({ scaleX: 2, scaleY: 0.5 })
    expect([629, 631].map((x) => isHit(wide, { x, y: 400 }, 30))).toEqual([true, false])
    expect([454, 456].map((y) => isHit(wide, { x: 400, y }, 30))).toEqual([true, false])
  })

  test('overlaps only where area is shared', () => {
    const one = { x: 0, y: 0, width: 10, height: 10 }
    expect([9, 10].map((x) => isOverlapping(one, { ...one, x }))).toEqual([true, false])
    expect(isOverlapping(one, { ...one, y: -11 })).toBe(false)
  })
})
