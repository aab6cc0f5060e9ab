import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cursorDirection,
  HANDLES,
  type Handle,
  handlePoint,
  isCorner,
  LARGEST_EXTENT,
  SMALLEST_EXTENT,
  scaledByHandle,
  turnedByHandle,
  turnHandlePoint,
  withExtent,
} from './handles.ts'
import { anyPlacement, anyPoint, givenPlacement } from './placement.fixture.ts'
import { extentOf, type Point } from './placement.ts'

const OPPOSITE: Readonly<Record<Handle, Handle>> = {
  nw: 'se',
  n: 's',
  ne: 'sw',
  e: 'w',
  se: 'nw',
  s: 'n',
  sw: 'ne',
  w: 'e',
}
const anyHandle = fc.constantFrom(...HANDLES)
const anyOptions = fc.record({ keepsRatio: fc.boolean(), mayFlip: fc.boolean() })
const expectSame = (one: Point, other: Point) => {
  expect(one.x).toBeCloseTo(other.x, 5)
  expect(one.y).toBeCloseTo(other.y, 5)
}
const FREE = { keepsRatio: false, mayFlip: true }

describe('dragging a handle', () => {
  test('leaves the opposite corner or edge where it is, however the object is turned and flipped', () => {
    fc.assert(
      fc.property(anyPlacement, anyHandle, anyPoint, anyOptions, (start, handle, to, options) => {
        const scaled = scaledByHandle(start, handle, to, options)
        // A mirrored object has grown to the other side: what was its opposite handle is now the dragged one.
        const isMirrored = scaled.flipX !== start.flipX || scaled.flipY !== start.flipY
        const kept = handlePoint(start, OPPOSITE[handle])
        const places = isMirrored
          ? HANDLES.map((each) => handlePoint(scaled, each))
          : [handlePoint(scaled, OPPOSITE[handle])]
        const distances = places.map((place) => Math.hypot(place.x - kept.x, place.y - kept.y))
        expect(Math.min(...distances)).toBeLessThan(1e-5)
      }),
    )
  })

  test('brings a corner under the pointer', () => {
    fc.assert(
      fc.property(anyPlacement, fc.constantFrom(...HANDLES.filter(isCorner)), anyPoint, (start, handle, to) => {
        const scaled = scaledByHandle(start, handle, to, FREE)
        const { width, height } = extentOf(scaled)
        fc.pre(Math.min(width, height) > SMALLEST_EXTENT + 0.01)
        const corners = HANDLES.map((each) => handlePoint(scaled, each))
        expect(Math.min(...corners.map(({ x, y }) => Math.hypot(x - to.x, y - to.y)))).toBeLessThan(1e-5)
      }),
    )
  })

  test('to where it is changes nothing', () => {
    fc.assert(
      fc.property(anyPlacement, anyHandle, anyOptions, (start, handle, options) => {
        const same = scaledByHandle(start, handle, handlePoint(start, handle), options)
        expectSame(same.position, start.position)
        expect([same.flipX, same.flipY, same.angle]).toEqual([start.flipX, start.flipY, start.angle])
        expect(same.scaleX).toBeCloseTo(start.scaleX, 6)
        expect(same.scaleY).toBeCloseTo(start.scaleY, 6)
      }),
    )
  })

  test('of an edge changes one direction only', () => {
    const start = givenPlacement({ angle: 90 })
    // Turned by a quarter, its right edge is the lower one.
    const scaled = scaledByHandle(start, 'e', { x: 999, y: 600 }, FREE)
    expect(scaled).toEqual({ ...start, scaleX: 1.5, position: { x: 400, y: 450 } })
  })

  test('keeps the ratio where asked, and never leaves the bounds of what can be seized', () => {
    fc.assert(
      fc.property(anyPlacement, anyHandle, anyPoint, anyOptions, (start, handle, to, options) => {
        const scaled = scaledByHandle(start, handle, to, options)
        const { width, height } = extentOf(scaled)
        if (options.keepsRatio) expect(scaled.scaleX / scaled.scaleY).toBeCloseTo(start.scaleX / start.scaleY, 6)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(SMALLEST_EXTENT - 1e-6)
        expect(Math.max(width, height)).toBeLessThanOrEqual(LARGEST_EXTENT + 1e-6)
        if (!options.mayFlip) expect([scaled.flipX, scaled.flipY]).toEqual([start.flipX, start.flipY])
      }),
    )
  })

  test('beyond the opposite corner mirrors what may be mirrored', () => {
    const start = givenPlacement()
    const beyond = { x: 200, y: 450 }
    expect(scaledByHandle(start, 'se', beyond, FREE)).toMatchObject({ flipX: true, flipY: false, scaleX: 0.5 })
    const kept = scaledByHandle(start, 'se', { x: 0, y: 0 }, { keepsRatio: true, mayFlip: false })
    expect([kept.flipX, extentOf(kept).height]).toEqual([false, SMALLEST_EXTENT])
  })
})

describe('a size that is typed in', () => {
  test('keeps the centre, and the ratio where asked', () => {
    expect(withExtent(givenPlacement(), { width: 400 }, false)).toEqual(givenPlacement({ scaleX: 2 }))
    expect(withExtent(givenPlacement(), { height: 50 }, true)).toEqual(givenPlacement({ scaleX: 0.5, scaleY: 0.5 }))
  })
})

describe('turning', () => {
  test('follows the pointer round the centre and nothing else', () => {
    const start = givenPlacement({ angle: 10 })
    expect(turnedByHandle(start, { x: 400, y: 300 }, { x: 500, y: 400 }, false)).toEqual({ ...start, angle: 100 })
  })

  test('in steps comes to rest at multiples of 15°', () => {
    fc.assert(
      fc.property(anyPlacement, anyPoint, anyPoint, (start, from, to) => {
        const { angle, ...rest } = turnedByHandle(start, from, to, true)
        const { angle: _, ...before } = start
        expect(angle % 15).toBeCloseTo(0, 9)
        expect(rest).toEqual(before)
      }),
    )
  })

  test('rests where it is almost upright', () => {
    const to = { x: 400 + 100 * Math.sin(0.03), y: 400 - 100 * Math.cos(0.03) }
    expect(turnedByHandle(givenPlacement(), { x: 400, y: 300 }, to, false).angle).toBe(0)
  })

  test('has its handle beyond the upper edge, wherever that points', () => {
    expect(turnHandlePoint(givenPlacement({ angle: 180 }), 30)).toEqual({ x: 400, y: 480 })
  })

  test('turns the cursors of the handles too', () => {
    expect([0, 45, 90, 180].map((angle) => cursorDirection('e', angle))).toEqual([0, 1, 2, 0])
    expect(HANDLES.map((handle) => cursorDirection(handle, 0))).toEqual([1, 2, 3, 0, 1, 2, 3, 0])
  })
})
