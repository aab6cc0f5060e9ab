import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boundsOf, cornersOf } from './bounds.ts'
import { type Group, groupMoved, groupOf, groupPlaced, groupScaled, type Member } from './group.ts'
import { LARGEST_EXTENT, SMALLEST_EXTENT, scaledByHandle } from './handles.ts'
import { turned } from './matrix.ts'
import { fitsTogether, wayBack } from './moving.ts'
import { anyPlacement, givenPlacement } from './placement.fixture.ts'
import { extentOf, normalAngle, type Placement, type Point } from './placement.ts'

const CANVAS = { width: 800, height: 1228 }
/** So large that nothing is ever stopped at its edge. */
const WIDE = { width: 1e6, height: 1e6 }
const inTheMiddle = (member: Member): Member => ({
  ...member,
  position: { x: member.position.x + 5e5, y: member.position.y + 5e5 },
})

const anyMember = fc
  .record({ placement: anyPlacement, isText: fc.boolean() })
  .map(({ placement, isText }): Member => ({ ...placement, isText, id: '' }))
const anyMembers = fc.array(anyMember, { minLength: 2, maxLength: 5 })
const anyReachableGroup = fc
  .array(fc.record({ member: anyMember, x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 1228 }) }), {
    minLength: 2,
    maxLength: 5,
  })
  .map((all) => groupOf(all.map(({ member, x, y }) => ({ ...member, position: { x, y } }))))
const anyTurn = fc.integer({ min: 0, max: 359 })
/** So that nothing gets too small or too large by it. */
const anyFactor = fc.integer({ min: 90, max: 110 }).map((percent) => percent / 100)
const anyChange = fc.record({
  angle: anyTurn,
  factor: anyFactor,
  flipX: fc.boolean(),
  flipY: fc.boolean(),
})
type Change = Readonly<{ angle: number; factor: number; flipX: boolean; flipY: boolean }>

const changed = (box: Placement, { angle, factor, flipX, flipY }: Change): Placement => ({
  ...box,
  angle: normalAngle(box.angle + angle),
  scaleX: box.scaleX * factor,
  scaleY: box.scaleY * factor,
  flipX: flipX !== box.flipX,
  flipY: flipY !== box.flipY,
})

/** Where a point of the canvas comes to lie when all of it is flipped, scaled and turned about a centre that wanders. */
const drawnBy = ({ factor, flipX, flipY, angle }: Change, from: Point, to: Point, { x, y }: Point): Point => {
  const flipped = { x: (x - from.x) * factor * (flipX ? -1 : 1), y: (y - from.y) * factor * (flipY ? -1 : 1) }
  const offset = turned(flipped, angle)
  return { x: to.x + offset.x, y: to.y + offset.y }
}

const wideGroup = (members: readonly Member[]): Group => groupOf(members.map(inTheMiddle))
const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const expectNear = (one: Point | undefined, other: Point | undefined) => {
  if (!one || !other) throw new Error('A point is missing')
  expect(distance(one, other)).toBeLessThan(1e-4)
}
/** The corners in no particular order, as the eye sees them. */
const seenCorners = (placement: Placement) =>
  cornersOf(placement)
    .map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)
    .map((corner) => corner.replaceAll('-0.000', '0.000'))
    .toSorted()

describe('the box of several objects', () => {
  test('is upright and touches all of them', () => {
    const group = groupOf([
      { ...givenPlacement({ position: { x: 200, y: 200 } }), id: 'one', isText: false },
      { ...givenPlacement({ position: { x: 500, y: 300 }, angle: 90 }), id: 'other', isText: false },
    ])
    expect(group.box).toEqual(givenPlacement({ position: { x: 325, y: 275 }, size: { width: 450, height: 250 } }))
  })

  test('turned, scaled and flipped takes along the middle and every corner of what is in it', () => {
    fc.assert(
      fc.property(anyMembers, anyChange, (members, change) => {
        const group = wideGroup(members)
        const after = groupPlaced(group, changed(group.box, change), WIDE)
        const drawn = (point: Point) => drawnBy(change, group.box.position, after.box.position, point)
        for (const [index, member] of after.members.entries()) {
          const before = group.members[index] ?? member
          expectNear(member.position, drawn(before.position))
          const corners = cornersOf(before).map(drawn)
          for (const corner of cornersOf(member)) {
            expect(Math.min(...corners.map((each) => distance(each, corner)))).toBeLessThan(1e-4)
          }
        }
      }),
    )
  })

  test('brought back leaves all as they were', () => {
    fc.assert(
      fc.property(anyMembers, anyChange, (members, change) => {
        const group = wideGroup(members)
        const there = groupPlaced(group, changed(group.box, change), WIDE)
        const back = groupPlaced(there, group.box, WIDE)
        for (const [index, member] of back.members.entries()) {
          const before = group.members[index] ?? member
          expectNear(member.position, before.position)
          expect(member.scaleX).toBeCloseTo(before.scaleX, 8)
          expect(Math.cos(((member.angle - before.angle) * Math.PI) / 180)).toBeCloseTo(1, 8)
          expect([member.flipX, member.flipY]).toEqual([before.flipX, before.flipY])
        }
      }),
    )
  })

  test('flipped mirrors all but the letters of texts', () => {
    const group = groupOf([
      { ...givenPlacement({ position: { x: 200, y: 200 }, angle: 30 }), id: 'arrow', isText: false },
      { ...givenPlacement({ position: { x: 600, y: 200 } }), id: 'text', isText: true },
    ])
    const { members } = groupPlaced(group, { ...group.box, flipX: true }, CANVAS)
    const [arrow, text] = members
    expect([arrow?.angle, arrow?.flipX, text?.angle, text?.flipX]).toEqual([330, true, 0, false])
    expectNear({ x: arrow?.position.x ?? 0, y: 200 }, { x: 2 * group.box.position.x - 200, y: 200 })
    expectNear({ x: text?.position.x ?? 0, y: 200 }, { x: 2 * group.box.position.x - 600, y: 200 })
  })

  test('of one object alone is scaled by a corner as that object is', () => {
    fc.assert(
      fc.property(anyPlacement, fc.integer({ min: 5, max: 300 }), (placement, way) => {
        const member = inTheMiddle({ ...placement, flipX: false, flipY: false, id: '', isText: false })
        const { id: _, isText: __, ...box } = member
        const options = { keepsRatio: true, mayFlip: false }
        const to = { x: box.position.x + way, y: box.position.y + way }
        const alone = scaledByHandle(box, 'se', to, options)
        const [scaled] = groupScaled({ members: [member], box }, alone, WIDE).members
        if (!scaled) throw new Error('There is one')
        expect(seenCorners(scaled)).toEqual(seenCorners(alone))
      }),
    )
  })
})

describe('a group on the canvas', () => {
  test('can be reached whatever is done to it, and keeps the bounds of each size', () => {
    fc.assert(
      fc.property(
        anyReachableGroup,
        fc.record({
          angle: anyTurn,
          factor: fc.constantFrom(0.01, 0.5, 2, 60),
          flipX: fc.boolean(),
          flipY: fc.boolean(),
        }),
        (group, change) => {
          const after = groupPlaced(group, changed(group.box, change), CANVAS)
          const back = wayBack(after.members, CANVAS)
          if (fitsTogether(after.members, CANVAS)) expect(Math.hypot(back.x, back.y)).toBeLessThan(1e-5)
          for (const [index, member] of after.members.entries()) {
            const [was, is] = [extentOf(group.members[index] ?? member), extentOf(member)]
            expect(Math.min(is.width, is.height)).toBeGreaterThanOrEqual(
              Math.min(SMALLEST_EXTENT, was.width, was.height) - 1e-4,
            )
            expect(Math.max(is.width, is.height)).toBeLessThanOrEqual(LARGEST_EXTENT + 1e-4)
          }
        },
      ),
    )
  })

  test('keeps the bounds of each size even where it stood out of reach before', () => {
    const size = { width: 20, height: 20 }
    const [upper, lower] = [
      givenPlacement({ size, scaleX: 0.6, scaleY: 0.91, position: { x: 0, y: 0 } }),
      givenPlacement({ size, scaleX: 0.6, scaleY: 0.6, position: { x: 0, y: 1213 } }),
    ]
    const members = [upper, lower].map((placement) => ({ ...placement, id: '', isText: false }))
    const group = groupOf(members)
    expect(fitsTogether(group.members, CANVAS)).toBe(false)
    const after = groupPlaced(group, { ...group.box, scaleX: 0.01, scaleY: 0.01 }, CANVAS)
    for (const member of after.members) expect(extentOf(member).width).toBeCloseTo(SMALLEST_EXTENT, 3)
  })

  test('is moved as a whole, and slides along the edge', () => {
    const member = { ...givenPlacement({ position: { x: 200, y: 200 } }), id: 'one', isText: false }
    const group = groupOf([member, { ...member, id: 'other', position: { x: 500, y: 300 } }])
    const { members, box } = groupMoved(group, { x: 5000, y: 40 }, CANVAS)
    expect(members.map(({ position }) => position)).toEqual([
      { x: 576, y: 240 },
      { x: 876, y: 340 },
    ])
    expect(box.position).toEqual({ x: group.box.position.x + 376, y: group.box.position.y + 40 })
  })

  test('grows by a corner until the first of it would be lost, and the other corner stays', () => {
    fc.assert(
      fc.property(anyReachableGroup, fc.integer({ min: 0, max: 3000 }), (group, way) => {
        const { x, y, width, height } = boundsOf(group.box)
        const wanted = scaledByHandle(
          group.box,
          'se',
          { x: x + width + way, y: y + height + way },
          {
            keepsRatio: true,
            mayFlip: false,
          },
        )
        const scaled = groupScaled(group, wanted, CANVAS)
        expectNear(cornersOf(scaled.box)[0], { x, y })
      }),
    )
  })
})
