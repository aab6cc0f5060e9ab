import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { JOINT_COUNT } from '../../src/hands/hand-mesh.ts'
import {
  cross,
  dot,
  type Mat,
  normalise,
  type Quaternion,
  rotateByQuaternion,
  scale,
  subtract,
  toColumns,
  type Vec,
} from '../../src/hands/vectors.ts'

/** The hand as it stands in the package, welded, in our own axes (see `HandMesh`). */
export type HandModel = {
  readonly points: Vec[]
  /** One weight a joint for each vertex. */
  readonly weights: Float32Array[]
  readonly triangles: number[]
  readonly rest: readonly { readonly at: Vec; readonly frame: Mat }[]
}

/** Reads the right hand of `@webxr-input-profiles/assets` (binary glTF 2.0). */
export const readHandModel = async (): Promise<HandModel> => {
  const glb = await readFile(createRequire(import.meta.url).resolve(MODEL))
  const jsonLength = glb.readUInt32LE(12)
  const { nodes, accessors, bufferViews, meshes } = JSON.parse(glb.subarray(20, 20 + jsonLength).toString()) as Gltf
  const read = (index: number) => {
    const { bufferView, count, type, componentType } = accessors[index]!
    const Kind = ARRAY_KINDS[componentType]
    if (Kind === undefined) throw new Error(`The hand model has numbers of the unknown kind ${componentType}.`)
    const length = count * COMPONENTS[type]
    const from = glb.byteOffset + BINARY_CHUNK + jsonLength + (bufferViews[bufferView]!.byteOffset ?? 0)
    return new Kind(glb.buffer.slice(from, from + length * Kind.BYTES_PER_ELEMENT) as ArrayBuffer)
  }
  const { attributes, indices } = meshes[0]!.primitives[0]!
  const joints = nodes.slice(0, JOINT_COUNT)
  const wrist = joints[0]!.translation
  const place = (point: Vec): Vec => scale(turn(subtract(point, wrist)), 1000)
  return {
    ...weld(read(attributes.POSITION), read(attributes.JOINTS_0), read(attributes.WEIGHTS_0), read(indices), place),
    rest: joints.map((joint, index) => restFrame(joints, joint, index, place)),
  }
}

const MODEL = '@webxr-input-profiles/assets/dist/profiles/generic-hand/right.glb'
/** Two chunk headers and the file's own. */
const BINARY_CHUNK = 28
const ARRAY_KINDS: Readonly<Record<number, typeof Uint8Array | typeof Uint16Array | typeof Float32Array | undefined>> =
  { 5121: Uint8Array, 5123: Uint16Array, 5126: Float32Array }
const COMPONENTS = { SCALAR: 1, VEC3: 3, VEC4: 4 } as const

type Joint = {
  readonly name: string
  readonly translation: Vec
  readonly rotation: Quaternion
}
type Gltf = {
  readonly nodes: readonly Joint[]
  readonly accessors: readonly {
    readonly bufferView: number
    readonly count: number
    readonly type: keyof typeof COMPONENTS
    readonly componentType: number
  }[]
  readonly bufferViews: readonly { readonly byteOffset?: number }[]
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: { readonly POSITION: number; readonly JOINTS_0: number; readonly WEIGHTS_0: number }
      readonly indices: number
    }[]
  }[]
}

const turn = ([x, y, z]: Vec): Vec => [-z, -y, -x]

/** A bone's y axis points to the next joint; the model says where its palmar side is. */
const restFrame = (joints: readonly Joint[], joint: Joint, index: number, place: (point: Vec) => Vec) => {
  const at = place(joint.translation)
  const m = rotateByQuaternion(joint.rotation)
  const y = boneDirection(joints, joint, index, m, place)
  const palmar = turn([-m[1], -m[4], -m[7]])
  const z = index === 0 ? ([0, 0, 1] as const) : normalise(subtract(palmar, scale(y, dot(palmar, y))))
  return { at, frame: toColumns(cross(y, z), y, z) }
}

const boneDirection = (
  joints: readonly Joint[],
  joint: Joint,
  index: number,
  m: Mat,
  place: (point: Vec) => Vec,
): Vec => {
  if (index === 0) return [0, 1, 0]
  if (joint.name.endsWith('tip')) return normalise(turn([-m[2], -m[5], -m[8]]))
  return normalise(subtract(place(joints[index + 1]!.translation), place(joint.translation)))
}

type Numbers = Uint8Array | Uint16Array | Float32Array

/** The model repeats vertices where its texture would have a seam. */
const weld = (
  positions: Numbers,
  joints: Numbers,
  shares: Numbers,
  indices: Numbers,
  place: (point: Vec) => Vec,
): Pick<HandModel, 'points' | 'weights' | 'triangles'> => {
  const known = new Map<string, number>()
  const points: Vec[] = []
  const weights: Float32Array[] = []
  const vertexAt = Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const point = [positions[vertex * 3]!, positions[vertex * 3 + 1]!, positions[vertex * 3 + 2]!] as const
    const key = point.join()
    const found = known.get(key)
    if (found !== undefined) return found
    known.set(key, points.length)
    points.push(place(point))
    const weight = new Float32Array(JOINT_COUNT)
    for (let slot = vertex * 4; slot < vertex * 4 + 4; slot += 1) weight[joints[slot]!]! += shares[slot]!
    return weights.push(weight) - 1
  })
  return { points, weights, triangles: Array.from(indices, (index) => vertexAt[index]!) }
}
