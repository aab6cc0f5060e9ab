import { HANDSHAPES } from '@gebaerdenraum/domain/media/handshapes'
import { beforeAll, describe, expect, it } from 'vitest'
import alphabet from '../../../../content/demo/fingeralphabet.json' with { type: 'json' }
import stored from '../../../../content/hands/handshape-poses.json' with { type: 'json' }
import { BONES_PER_VERTEX, PART, type PartName, readHandMesh } from './hand-mesh.ts'
import { FINGERS, type Finger, type HandPose, poseHand } from './hand-pose.ts'
import { findHandshapePose } from './handshape-poses.ts'
import { findHandshapeOfLetter, findLetterPose, LETTERS } from './letter-poses.ts'
import { computeNormals } from './rasterise.ts'

const mesh = readHandMesh()
const POSED_LETTERS = LETTERS.filter((letter) => findHandshapeOfLetter(letter) === letter)
const OTHERS = HANDSHAPES.filter((handshape) => !LETTERS.includes(handshape))

/** The vertices of all triangles of a part. */
const listVertices = (name: PartName): readonly number[] => {
  const found = new Set<number>()
  for (const [triangle, part] of mesh.parts.entries()) {
    if (part !== PART[name]) continue
    for (let corner = 0; corner < 3; corner += 1) found.add(mesh.triangles[triangle * 3 + corner]!)
  }
  return [...found]
}

/** How much of a vertex follows these joints. */
const sumShares = (vertex: number, joints: readonly number[]): number => {
  let sum = 0
  for (let slot = vertex * BONES_PER_VERTEX; slot < (vertex + 1) * BONES_PER_VERTEX; slot += 1)
    if (joints.includes(mesh.bones[slot]!)) sum += mesh.weights[slot]!
  return sum
}

type Digit = Finger | 'thumb'
const DIGITS = ['thumb', ...(Object.keys(FINGERS) as Finger[])] as const

/** Fingers and thumb without the skin between them, which moves with both. */
const listFreeVertices = (name: Digit): readonly number[] => {
  const first = name === 'thumb' ? 1 : FINGERS[name]
  const joints = [first + 1, first + 2, first + 3, ...(name === 'thumb' ? [] : [first + 4])]
  return listVertices(name).filter((vertex) => sumShares(vertex, joints) > 0.85)
}
const FREE = Object.fromEntries(DIGITS.map((name) => [name, listFreeVertices(name)])) as Readonly<
  Record<Digit, readonly number[]>
>

/** Where the free part of a finger ends: the surface is open there, so nothing is below it. */
const listRims = (): ReadonlySet<number> => {
  const free = new Set(Object.values(FREE).flat())
  const rims = new Set<number>()
  for (let at = 0; at < mesh.triangles.length; at += 3) {
    const corners = mesh.triangles.subarray(at, at + 3)
    if (corners.some((vertex) => !free.has(vertex)))
      for (const vertex of corners) if (free.has(vertex)) rims.add(vertex)
  }
  return rims
}
const RIMS = listRims()

/** For each vertex the nearest of others, with the distance and how deep it is below the surface there (mm). */
const compareVertices = (
  points: Float32Array,
  normals: Float32Array,
  vertices: readonly number[],
  others: readonly number[],
): { readonly gap: number; readonly depth: number } => {
  let [gap, depth] = [Number.POSITIVE_INFINITY, 0]
  for (const vertex of vertices) {
    const [x, y, z] = [points[vertex * 3]!, points[vertex * 3 + 1]!, points[vertex * 3 + 2]!]
    let [nearest, least] = [0, Number.POSITIVE_INFINITY]
    for (const other of others) {
      const distance =
        (points[other * 3]! - x) ** 2 + (points[other * 3 + 1]! - y) ** 2 + (points[other * 3 + 2]! - z) ** 2
      if (distance < least) [nearest, least] = [other * 3, distance]
    }
    gap = Math.min(gap, Math.sqrt(least))
    const below =
      (points[nearest]! - x) * normals[nearest]! +
      (points[nearest + 1]! - y) * normals[nearest + 1]! +
      (points[nearest + 2]! - z) * normals[nearest + 2]!
    // Where the nearest vertex is aside or at a rim, its normal says nothing.
    if (!RIMS.has(nearest / 3) && below > 0 && below * below > least * 0.3) depth = Math.max(depth, below)
  }
  return { gap, depth }
}

const normals = new Float32Array(mesh.points.length)
const pose = ({ turn: _turn, root: _root, shift: _shift, arm: _arm, ...fingers }: HandPose): Float32Array => {
  const points = poseHand(mesh, fingers)
  computeNormals(points, mesh.triangles, normals)
  return points
}

/** The largest distance between the places of one vertex in two poses. */
const measureDifference = (one: Float32Array, other: Float32Array): number => {
  let most = 0
  for (let at = 0; at < one.length; at += 3)
    most = Math.max(
      most,
      (one[at]! - other[at]!) ** 2 + (one[at + 1]! - other[at + 1]!) ** 2 + (one[at + 2]! - other[at + 2]!) ** 2,
    )
  return Math.sqrt(most)
}

describe('poses of letters', () => {
  it('has the letters of the manual alphabet, each once', () => {
    expect([...LETTERS].sort()).toEqual(Object.keys(alphabet.letters).sort())
  })

  it('moves the letters that the alphabet moves', () => {
    const moved = Object.entries(alphabet.letters).flatMap(([letter, { movement }]) => (movement ? [letter] : []))
    expect(LETTERS.filter((letter) => findLetterPose(letter).movement !== undefined)).toEqual(moved)
  })

  it('shows each letter in another way', () => {
    const posed = POSED_LETTERS.map((letter) => poseHand(mesh, findLetterPose(letter).pose))
    for (const [index, one] of posed.entries())
      for (const [later, other] of posed.entries())
        if (later > index)
          expect(measureDifference(one, other), `${POSED_LETTERS[index]} ${POSED_LETTERS[later]}`).toBeGreaterThan(20)
  })
})

describe('poses of handshapes', () => {
  it('has a pose for every handshape and no other', () => {
    expect(Object.keys(stored.handshapes)).toEqual(OTHERS)
    for (const handshape of HANDSHAPES) expect(() => findHandshapePose(handshape)).not.toThrow()
  })

  it('offers at least 22 handshapes beyond the letters', () => {
    expect(OTHERS.length).toBeGreaterThanOrEqual(22)
  })

  it('says which parts touch, but for handshapes in which none does', () => {
    const open = [...POSED_LETTERS, ...OTHERS].filter((name) => findHandshapePose(name as 'a').contacts.length === 0)
    expect(open).toEqual([
      ...['b', 'c', 'l', 'q', 'y', 'sch', 'flat-thumb-out', 'claw', 'ball', 'thumb-up', 'thumb-index-bent', 'small-c'],
      ...['pinch-open', 'beak-open', 'two-thumb', 'three', 'three-bent', 'four', 'ily', 'middle-bent'],
    ])
  })

  it('repeats no handshape, not even one of a letter', () => {
    const posed = new Map(
      [...POSED_LETTERS, ...OTHERS].map((name) => [name, poseHand(mesh, findHandshapePose(name as 'a').pose)]),
    )
    for (const one of OTHERS)
      for (const [other, points] of posed)
        if (other !== one) expect(measureDifference(posed.get(one)!, points), `${one} ${other}`).toBeGreaterThan(20)
  })
})

describe.each([...POSED_LETTERS, ...OTHERS])('the hand of "%s"', (name) => {
  const held = findHandshapePose(name as 'a')
  let points: Float32Array
  beforeAll(() => {
    points = pose(held.pose)
  })

  it('touches where it should', () => {
    for (const [one, other] of held.contacts) {
      const { gap } = compareVertices(points, normals, listVertices(one), listVertices(other))
      expect(gap, `${one} ${other}`).toBeLessThan(2)
    }
  })

  it('runs no finger through another', () => {
    for (const one of DIGITS)
      for (const other of DIGITS)
        if (one !== other) {
          const { depth } = compareVertices(points, normals, FREE[one], FREE[other])
          expect(depth, `${one} in ${other}`).toBeLessThan(DEEPEST_MM)
        }
  })
})

/** Flesh gives way where fingers press against each other. */
const DEEPEST_MM = 4.5
