import { boundsOf, unionOf } from './bounds.ts'
import { LARGEST_EXTENT, SMALLEST_EXTENT } from './handles.ts'
import { turned } from './matrix.ts'
import { fitsTogether, movedBy, wayBack } from './moving.ts'
import { extentOf, normalAngle, type Placement, type Point, type Size } from './placement.ts'

/** One of several objects that are changed together. Text stays readable: it is never mirrored along. */
export type Member = Placement & { readonly id: string; readonly isText: boolean }

/**
 * Several objects and the box that they share. What is done to the box is done to all of them: moved, scaled by one
 * factor, turned and flipped they keep their places to each other, and none is distorted.
 */
export type Group = { readonly members: readonly Member[]; readonly box: Placement }

/** In an upright box that touches all of them. */
export const groupOf = (members: readonly Member[]): Group => {
  const { x, y, width, height } = unionOf(members.map(boundsOf)) ?? NOWHERE
  const position = { x: x + width / 2, y: y + height / 2 }
  const box = { position, size: { width, height }, scaleX: 1, scaleY: 1, flipX: false, flipY: false, angle: 0 }
  return { members, box }
}

/** The group with its box in another place, or so near to it as all can be reached; the way there is cut at the edge. */
export const groupMoved = ({ members, box }: Group, by: Point, canvas: Size): Group => {
  const moved = members.map((member) => movedBy(member, by))
  const back = wayBack(moved, canvas)
  return {
    members: moved.map((member) => movedBy(member, back)),
    box: movedBy(box, { x: by.x + back.x, y: by.y + back.y }),
  }
}

/**
 * The group as its box is scaled by one factor, turned and flipped: so far as all can be seen and seized. What would
 * stand out too far comes back in with all the others.
 */
export const groupPlaced = (group: Group, wanted: Placement, canvas: Size): Group =>
  groupMoved(
    furthest(group, wanted, ({ members }) => fitsTogether(members, canvas)),
    { x: 0, y: 0 },
    canvas,
  )

/** The same by a handle: the corner opposite to it stays where it is, so the box grows no further than it can there. */
export const groupScaled = (group: Group, wanted: Placement, canvas: Size): Group =>
  furthest(group, wanted, ({ members }) => {
    const back = wayBack(members, canvas)
    return Math.hypot(back.x, back.y) < TINY
  })

/** As far on the way as all keep their bounds, and their place. */
const furthest = (group: Group, wanted: Placement, isInPlace: (group: Group) => boolean): Group => {
  const at = (part: number): Group => carried(group, between(group.box, wanted, part))
  // What is out of place from the start, because it comes from elsewhere, must not be stuck there.
  const mayBeAnywhere = !isInPlace(at(0))
  const isPossible = (there: Group): boolean =>
    haveBounds(group.members, there.members) && (mayBeAnywhere || isInPlace(there))
  if (isPossible(at(1))) return at(1)
  let [possible, impossible] = [0, 1]
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (possible + impossible) / 2
    if (isPossible(at(middle))) possible = middle
    else impossible = middle
  }
  return at(possible)
}

/** Every member as it is seen when the box, and all in it, is drawn in another place. */
const carried = ({ members, box }: Group, to: Placement): Group => {
  const factor = to.scaleX / box.scaleX
  const [isFlippedX, isFlippedY] = [to.flipX !== box.flipX, to.flipY !== box.flipY]
  const isMirrored = isFlippedX !== isFlippedY
  return {
    box: to,
    members: members.map((member): Member => {
      const [x, y] = [member.position.x - box.position.x, member.position.y - box.position.y]
      const inBox = turned({ x, y }, -box.angle)
      const offset = turned(
        { x: inBox.x * factor * (isFlippedX ? -1 : 1), y: inBox.y * factor * (isFlippedY ? -1 : 1) },
        to.angle,
      )
      const angle = member.angle - box.angle
      return {
        ...member,
        position: { x: to.position.x + offset.x, y: to.position.y + offset.y },
        scaleX: member.scaleX * factor,
        scaleY: member.scaleY * factor,
        // Mirrored, what leaned to the right leans to the left.
        angle: normalAngle(to.angle + (isMirrored ? -angle : angle)),
        flipX: member.flipX !== (isFlippedX && !member.isText),
        flipY: member.flipY !== (isFlippedY && !member.isText),
      }
    }),
  }
}

/** Part of the way from one box to another; 0 has its flips already, for there is nothing between. */
const between = (from: Placement, to: Placement, part: number): Placement => {
  if (part === 1) return to
  const way = normalAngle(to.angle - from.angle)
  const along = (one: number, other: number): number => one + (other - one) * part
  return {
    ...to,
    position: { x: along(from.position.x, to.position.x), y: along(from.position.y, to.position.y) },
    scaleX: along(from.scaleX, to.scaleX),
    scaleY: along(from.scaleY, to.scaleY),
    angle: normalAngle(from.angle + (way > 180 ? way - 360 : way) * part),
  }
}

/** No side becomes shorter or longer than one may be by itself; one that was so before is not to blame. */
const haveBounds = (before: readonly Member[], members: readonly Member[]): boolean =>
  members.every((member, index) => {
    const [was, is] = [extentOf(before[index] ?? member), extentOf(member)]
    return (
      Math.min(is.width, is.height) >= Math.min(SMALLEST_EXTENT, was.width, was.height) - TINY &&
      Math.max(is.width, is.height) <= Math.max(LARGEST_EXTENT, was.width, was.height) + TINY
    )
  })

const TINY = 1e-6
const HALVINGS = 24
const NOWHERE = { x: 0, y: 0, width: 1, height: 1 }
