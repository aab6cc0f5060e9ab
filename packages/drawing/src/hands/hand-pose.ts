import { BONES_PER_VERTEX, FOREARM, type HandMesh } from './hand-mesh.ts'
import { add, apply, type Mat, multiply, rotateX, rotateY, rotateZ, subtract, transpose, type Vec } from './vectors.ts'

/**
 * How a hand is held, in degrees; 0 is the straight, open hand with its palm to the reader and the fingers up.
 * Missing values are 0.
 */
export type HandPose = {
  /** Yaw, pitch and roll of the whole hand. */
  readonly turn?: readonly number[]
  /** The orientation of the whole hand as a matrix, in place of `turn`: between two poses there are no such angles. */
  readonly root?: Mat
  /** Bend, deviation and twist of the forearm against the hand. */
  readonly arm?: readonly number[]
  /** Millimetres from the usual place, to the reader's right and upwards. */
  readonly shift?: readonly number[]
  /** Bend of the knuckle, the middle and the end joint, spread to the thumb's side, roll. */
  readonly index?: readonly number[]
  readonly middle?: readonly number[]
  readonly ring?: readonly number[]
  readonly little?: readonly number[]
  /** Bend, spread and twist at its root, bend of the knuckle and of the end joint. */
  readonly thumb?: readonly number[]
  /** How far the palm is folded below ring and little finger. */
  readonly cup?: number
}

export const FINGERS = { index: 5, middle: 10, ring: 15, little: 20 } as const
export type Finger = keyof typeof FINGERS

/** The orientation of the whole hand. */
export const orientHand = ({ root, turn = [] }: HandPose): Mat =>
  root ?? multiply(rotateZ(turn[2] ?? 0), rotateY(turn[0] ?? 0), rotateX(turn[1] ?? 0))

/** The vertices of the hand in this pose, three numbers each, in `into` if given. */
export const poseHand = (mesh: HandMesh, pose: HandPose, into?: Float32Array): Float32Array => {
  const transforms = toTransforms(mesh, placeJoints(mesh, pose))
  const { points, bones, weights } = mesh
  const posed = into ?? new Float32Array(points.length)
  for (let vertex = 0, at = 0; at < points.length; vertex += BONES_PER_VERTEX, at += 3) {
    const x = points[at]!
    const y = points[at + 1]!
    const z = points[at + 2]!
    let px = 0
    let py = 0
    let pz = 0
    for (let slot = vertex; slot < vertex + BONES_PER_VERTEX; slot += 1) {
      const weight = weights[slot]!
      if (weight === 0) break
      const o = bones[slot]! * TRANSFORM_LENGTH
      px += weight * (transforms[o]! * x + transforms[o + 1]! * y + transforms[o + 2]! * z + transforms[o + 3]!)
      py += weight * (transforms[o + 4]! * x + transforms[o + 5]! * y + transforms[o + 6]! * z + transforms[o + 7]!)
      pz += weight * (transforms[o + 8]! * x + transforms[o + 9]! * y + transforms[o + 10]! * z + transforms[o + 11]!)
    }
    posed[at] = px
    posed[at + 1] = py
    posed[at + 2] = pz
  }
  return posed
}

type Frame = { readonly at: Vec; readonly rotation: Mat }

/** The palm is carried by the wrist, each bone by the one before it. */
const placeJoints = ({ rest }: HandMesh, pose: HandPose): readonly Frame[] => {
  const root = orientHand(pose)
  const [armBend = 0, armLean = 0, armTwist = 0] = pose.arm ?? []
  const frames: Frame[] = new Array(FOREARM + 1)
  frames[0] = { at: [0, 0, 0], rotation: root }
  frames[FOREARM] = {
    at: [0, 0, 0],
    rotation: multiply(root, rotateZ(armLean), rotateX(armBend), rotateY(armTwist)),
  }
  const place = (joint: number, parent: number, orientation: Mat): void => {
    const carrier = frames[parent]!
    const at = add(carrier.at, apply(carrier.rotation, subtract(rest[joint]!.at, rest[parent]!.at)))
    frames[joint] = { at, rotation: multiply(orientation, transpose(rest[joint]!.frame)) }
  }
  for (const finger of Object.keys(FINGERS) as Finger[]) {
    const first = FINGERS[finger]
    const [knuckle = 0, middle = 0, end = 0, spread = 0, roll = 0] = pose[finger] ?? []
    const palm = multiply(root, rotateX((pose.cup ?? 0) * CUP_SHARE[finger]))
    place(first, 0, multiply(palm, rest[first]!.frame))
    let bone = multiply(palm, rotateZ(-spread), rotateY(OWN_ROLL[finger] + roll), rotateX(knuckle))
    place(first + 1, first, bone)
    bone = multiply(bone, rotateX(middle))
    place(first + 2, first + 1, bone)
    bone = multiply(bone, rotateX(end))
    place(first + 3, first + 2, bone)
    place(first + 4, first + 3, bone)
  }
  const [bend = 0, spread = 0, twist = 0, knuckle = 0, end = 0] = pose.thumb ?? []
  let bone = multiply(root, rest[1]!.frame, rotateZ(-spread), rotateX(bend), rotateY(twist))
  place(1, 0, bone)
  for (const [joint, angle] of [
    [2, knuckle],
    [3, end],
    [4, 0],
  ] as const) {
    bone = multiply(bone, transpose(rest[joint - 1]!.frame), rest[joint]!.frame, rotateX(angle))
    place(joint, joint - 1, bone)
  }
  return frames
}

const CUP_SHARE: Readonly<Record<Finger, number>> = { index: 0, middle: 0, ring: 0.5, little: 1 }
/** Bent fingers all point to the ball of the thumb. */
const OWN_ROLL: Readonly<Record<Finger, number>> = { index: -7, middle: -1, ring: 6, little: 13 }

const TRANSFORM_LENGTH = 12

/** Three rows of four numbers a joint: from the open hand to the pose. */
const toTransforms = ({ rest }: HandMesh, frames: readonly Frame[]): Float64Array => {
  const flat = new Float64Array(frames.length * TRANSFORM_LENGTH)
  for (const [joint, { at, rotation: m }] of frames.entries()) {
    const t = subtract(at, apply(m, rest[joint]?.at ?? [0, 0, 0]))
    flat.set([m[0], m[1], m[2], t[0], m[3], m[4], m[5], t[1], m[6], m[7], m[8], t[2]], joint * TRANSFORM_LENGTH)
  }
  return flat
}
