import fc from 'fast-check'
import type { Placement, Point } from './placement.ts'

export const givenPlacement = (change: Partial<Placement> = {}): Placement => ({
  position: { x: 400, y: 400 },
  size: { width: 200, height: 100 },
  scaleX: 1,
  scaleY: 1,
  flipX: false,
  flipY: false,
  angle: 0,
  ...change,
})

/** As they are stored: with two decimals, without a minus zero. */
const between = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min * 100), max: Math.floor(max * 100) }).map((hundredths) => hundredths / 100)

export const anyPoint: fc.Arbitrary<Point> = fc.record({ x: between(-500, 1500), y: between(-500, 1500) })

export const anyPlacement: fc.Arbitrary<Placement> = fc.record({
  position: anyPoint,
  size: fc.record({ width: between(20, 800), height: between(20, 800) }),
  scaleX: between(0.6, 3),
  scaleY: between(0.6, 3),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
  angle: fc.oneof(between(0, 359.99), fc.constantFrom(0, 90, 180, 270)),
})
