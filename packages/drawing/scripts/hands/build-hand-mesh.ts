import { BONES_PER_VERTEX, FOREARM, type HandMesh, JOINT_COUNT, PART } from '../../src/hands/hand-mesh.ts'
import { apply, dot, smoothStep, subtract, transpose, type Vec } from '../../src/hands/vectors.ts'
import { type HandModel, readHandModel } from './read-hand-model.ts'
import { type RiggedMesh, subdivideMesh } from './subdivide-mesh.ts'

/** The hand that is drawn: the package's model with a finer mesh, stouter fingers and a sleeve. Takes some 0.2 s. */
export const buildHandMesh = async (subdivisions = 1): Promise<HandMesh> => {
  const model = await readHandModel()
  let fine: RiggedMesh = { ...model, weights: model.points.map((at, vertex) => addForearm(at, model.weights[vertex]!)) }
  for (let step = 0; step < subdivisions; step += 1) fine = subdivideMesh(fine)
  const points = fine.points.map((at, vertex) => thicken(at, fine.weights[vertex]!, model.rest))
  const sleeve = createSleeve(points.length)
  const hand = { ...fine, points }
  return {
    points: new Float32Array([...points, ...sleeve.points].flat()),
    triangles: Uint32Array.from([...fine.triangles, ...sleeve.triangles]),
    ...packBones([...fine.weights, ...sleeve.points.map(() => ONLY_FOREARM)]),
    parts: Uint8Array.from([...findParts(hand), ...sleeve.parts]),
    palmar: Float32Array.from([...measurePalmar(hand, model.rest), ...sleeve.points.map(() => 0)]),
    rest: model.rest,
    tips: measureTips(hand, model.rest),
  }
}

type Rest = HandModel['rest']

const ONLY_FOREARM = new Float32Array(JOINT_COUNT + 1).fill(1, FOREARM)

/** Near the wrist the vertices follow the forearm. */
const addForearm = (at: Vec, weights: Float32Array): Float32Array => {
  const arm = smoothStep(10, -14, at[1])
  return Float32Array.from([...weights.map((weight) => weight * (1 - arm)), arm])
}

const partOfJoint = (joint: number): number => {
  if (joint < 2 || joint === FOREARM) return PART.palm
  if (joint < 5) return PART.thumb
  return (joint - 5) % 5 === 0 ? PART.palm : PART.index + Math.floor((joint - 5) / 5)
}

/** The model's fingers are thin: a quarter thicker they look like fingers and close without gaps. */
const thicken = (at: Vec, weights: Float32Array, rest: Rest): Vec => {
  const out: [number, number, number] = [...at]
  weights.forEach((weight, joint) => {
    const gain = joint === FOREARM ? 0 : gainOfJoint(joint)
    if (weight === 0 || gain === 0) return
    const { at: origin, frame } = rest[joint]!
    const [x, , z] = apply(transpose(frame), subtract(at, origin))
    const added = apply(frame, [x * gain, 0, z * gain * FLATNESS])
    for (const axis of [0, 1, 2] as const) out[axis] += weight * added[axis]
  })
  return out
}
const gainOfJoint = (joint: number): number => {
  const part = partOfJoint(joint)
  if (part === PART.palm) return 0
  if (part === PART.thumb) return joint === 2 ? 0.08 : 0.14
  return 0.27
}
/** Fingers become wider rather than thicker. */
const FLATNESS = 0.8

/** A triangle belongs to the part of most of its vertices. */
const findParts = ({ weights, triangles }: RiggedMesh): readonly number[] => {
  const partOfVertex = weights.map((shares) => {
    const sums = new Array<number>(PART.sleeve).fill(0)
    shares.forEach((share, joint) => {
      sums[partOfJoint(joint)]! += share
    })
    return sums.indexOf(Math.max(...sums))
  })
  return Array.from({ length: triangles.length / 3 }, (_, triangle) => {
    const [a, b, c] = [0, 1, 2].map((corner) => partOfVertex[triangles[triangle * 3 + corner]!]!)
    return b === c ? b! : a!
  })
}

/** The vertex normals of the open hand against the palmar direction of their bones. */
const measurePalmar = ({ points, weights, triangles }: RiggedMesh, rest: Rest): readonly number[] => {
  const normals = points.map((): [number, number, number] => [0, 0, 0])
  for (let at = 0; at < triangles.length; at += 3) {
    const corners = [triangles[at]!, triangles[at + 1]!, triangles[at + 2]!] as const
    const [a, b, c] = corners.map((corner) => points[corner]!) as [Vec, Vec, Vec]
    const [u, v] = [subtract(b, a), subtract(c, a)]
    const normal = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]] as const
    for (const corner of corners) for (const axis of [0, 1, 2] as const) normals[corner]![axis] += normal[axis]
  }
  return normals.map((normal, vertex) => {
    const length = Math.hypot(...normal) || 1
    let facing = 0
    weights[vertex]!.forEach((weight, joint) => {
      const { frame } = rest[joint === FOREARM ? 0 : joint]!
      facing += weight * dot(normal, [frame[2], frame[5], frame[8]])
    })
    return smoothStep(-0.25, 0.15, facing / length)
  })
}

const TIP_JOINTS = [3, 8, 13, 18, 23] as const

const measureTips = ({ points, weights }: RiggedMesh, rest: Rest): HandMesh['tips'] =>
  TIP_JOINTS.map((joint) => {
    const { at, frame } = rest[joint]!
    const inverse = transpose(frame)
    let [length, halfWidth] = [0, 0]
    for (const [vertex, point] of points.entries()) {
      if (weights[vertex]![joint]! + weights[vertex]![joint + 1]! < 0.9) continue
      const [x, y] = apply(inverse, subtract(point, at))
      length = Math.max(length, y)
      halfWidth = Math.max(halfWidth, Math.abs(x))
    }
    return { length, halfWidth }
  })

/** Rings along the forearm, closed at the elbow's end; millimetres below the wrist and beyond its radius. */
const SLEEVE_RINGS = [
  { y: -8, grow: -13 },
  { y: -8, grow: -1.5 },
  { y: -9, grow: 0 },
  { y: -10.5, grow: 0.8 },
  { y: -16, grow: 1 },
  { y: -22, grow: 1 },
  { y: -24, grow: 0.4 },
  { y: -25, grow: -1.4 },
  { y: -28, grow: -1.2 },
  { y: -36, grow: 0 },
  { y: -46, grow: 1.2 },
  { y: -56, grow: 2.2 },
  { y: -62, grow: 2.4 },
  { y: -63, grow: 1.6 },
  { y: -63.5, grow: 0 },
] as const
const HEM_RINGS = 6
const AROUND = 64

const createSleeve = (first: number) => {
  const points: Vec[] = SLEEVE_RINGS.flatMap(({ y, grow }) =>
    Array.from({ length: AROUND }, (_, step): Vec => {
      const angle = (step / AROUND) * 2 * Math.PI
      return [1 + Math.cos(angle) * (30 + grow), y, -1 + Math.sin(angle) * (22 + grow)]
    }),
  )
  const triangles: number[] = []
  const parts: number[] = []
  for (let ring = 0; ring + 1 < SLEEVE_RINGS.length; ring += 1) {
    for (let step = 0; step < AROUND; step += 1) {
      const [a, b] = [first + ring * AROUND + step, first + ring * AROUND + ((step + 1) % AROUND)]
      triangles.push(a, b, a + AROUND, b, b + AROUND, a + AROUND)
      parts.push(...(ring < HEM_RINGS ? [PART.hem, PART.hem] : [PART.sleeve, PART.sleeve]))
    }
  }
  const last = first + (SLEEVE_RINGS.length - 1) * AROUND
  for (let step = 1; step + 1 < AROUND; step += 1) {
    triangles.push(last, last + step, last + step + 1)
    parts.push(PART.sleeve)
  }
  return { points, triangles, parts }
}

/** The strongest bones of each vertex, their shares adding up to 1. */
const packBones = (all: readonly Float32Array[]): Pick<HandMesh, 'bones' | 'weights'> => {
  const bones = new Uint8Array(all.length * BONES_PER_VERTEX)
  const weights = new Float32Array(all.length * BONES_PER_VERTEX)
  for (const [vertex, shares] of all.entries()) {
    const strongest = [...shares]
      .map((share, joint) => ({ share, joint }))
      .filter(({ share }) => share > 0.001)
      .sort((one, other) => other.share - one.share)
      .slice(0, BONES_PER_VERTEX)
    const sum = strongest.reduce((total, { share }) => total + share, 0)
    for (const [slot, { share, joint }] of strongest.entries()) {
      weights[vertex * BONES_PER_VERTEX + slot] = share / sum
      bones[vertex * BONES_PER_VERTEX + slot] = joint
    }
  }
  return { bones, weights }
}
