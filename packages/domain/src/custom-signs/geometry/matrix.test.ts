import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inverse, matrixOf, transformed } from './matrix.ts'
import { anyPlacement, anyPoint, givenPlacement } from './placement.fixture.ts'
import { normalAngle, roundedPlacement } from './placement.ts'

describe('the matrix of an object', () => {
  test('flips, scales, turns and moves, in this order', () => {
    const matrix = matrixOf(givenPlacement({ flipX: true, scaleX: 2, angle: 90, position: { x: 10, y: 20 } }))
    // 1 to the right becomes 2 to the left, a quarter turn makes that 2 upwards.
    expect(transformed(matrix, { x: 1, y: 0 })).toEqual({ x: 10, y: 18 })
    expect(transformed(matrix, { x: 0, y: 1 })).toEqual({ x: 9, y: 20 })
  })

  test('has an inverse that leads back', () => {
    fc.assert(
      fc.property(anyPlacement, anyPoint, (placement, point) => {
        const matrix = matrixOf(placement)
        const back = transformed(inverse(matrix), transformed(matrix, point))
        expect(back.x).toBeCloseTo(point.x, 6)
        expect(back.y).toBeCloseTo(point.y, 6)
      }),
    )
  })

  test('leaves the centre where it is, whatever is flipped or turned', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        expect(transformed(matrixOf(placement), { x: 0, y: 0 })).toEqual(placement.position)
      }),
    )
  })
})

describe('stored placements', () => {
  test('have angles within one turn', () => {
    expect([-90, 360, 725, -0.001, -1e-18, 0].map(normalAngle)).toEqual([270, 0, 5, 359.999, 0, 0])
  })

  test('stay the same when they are rounded again', () => {
    fc.assert(
      fc.property(anyPlacement, (placement) => {
        const once = roundedPlacement(placement)
        expect(roundedPlacement(once)).toEqual(once)
        expect(once.position.x).toBeCloseTo(placement.position.x, 1)
      }),
    )
  })

  test('have no minus zero, which would differ from zero', () => {
    const { position } = roundedPlacement(givenPlacement({ position: { x: -0.001, y: -0 } }))
    expect([Object.is(position.x, 0), Object.is(position.y, 0)]).toEqual([true, true])
  })
})
