import { createRequire } from 'node:module'
import type { Mat, Vec } from './vectors.ts'

/**
 * The rigged right hand, open and relaxed, as `prepare` builds it from the artwork package: millimetres from the wrist
 * joint, x to the thumb's side, y to the fingertips, z out of the palm. Nothing here depends on a pose.
 */
export type HandMesh = {
  /** Three numbers a vertex. */
  readonly points: Float32Array
  /** Three vertices a triangle, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array
  /** `BONES_PER_VERTEX` joints and their shares a vertex, the largest first. */
  readonly bones: Uint8Array
  readonly weights: Float32Array
  /** One `HandPart` a triangle. */
  readonly parts: Uint8Array
  /** One a vertex: 1 where the palmar side of its bone is, 0 on the back of the hand. */
  readonly palmar: Float32Array
  /** Place and orientation of the joints of the open hand; y along the bone, z to its palmar side. */
  readonly rest: readonly { readonly at: Vec; readonly frame: Mat }[]
  /** Length and half width of the last bone of thumb and fingers, where the nail is. */
  readonly tips: readonly { readonly length: number; readonly halfWidth: number }[]
}

export const BONES_PER_VERTEX = 6
export const JOINT_COUNT = 25
/** The sleeve and the lowest vertices of the hand follow the forearm. */
export const FOREARM = 25

/** What a triangle belongs to; index to little finger are 2 to 5. */
export const PART = { palm: 0, thumb: 1, index: 2, middle: 3, ring: 4, little: 5, sleeve: 6, hem: 7 } as const
export type PartName = keyof typeof PART

export type StoredHandMesh = {
  readonly points: string
  readonly triangles: string
  readonly bones: string
  readonly weights: string
  readonly parts: string
  readonly palmar: string
  readonly rest: HandMesh['rest']
  readonly tips: HandMesh['tips']
}

/** Reads the mesh that `prepare` has built: some 30 ms once, then it is kept. */
export const readHandMesh = (): HandMesh => {
  kept ??= decodeHandMesh(require('../generated/hand-mesh.json') as StoredHandMesh)
  return kept
}
const require = createRequire(import.meta.url)
let kept: HandMesh | undefined

export const encodeHandMesh = (mesh: HandMesh): StoredHandMesh => ({
  points: encode(mesh.points),
  triangles: encode(Uint16Array.from(mesh.triangles)),
  bones: encode(mesh.bones),
  weights: encode(Uint8Array.from(mesh.weights, (weight) => Math.round(weight * 255))),
  parts: encode(mesh.parts),
  palmar: encode(Uint8Array.from(mesh.palmar, (share) => Math.round(share * 255))),
  rest: mesh.rest,
  tips: mesh.tips,
})

export const decodeHandMesh = (stored: StoredHandMesh): HandMesh => ({
  points: new Float32Array(decode(stored.points)),
  triangles: Uint32Array.from(new Uint16Array(decode(stored.triangles))),
  bones: new Uint8Array(decode(stored.bones)),
  weights: toShares(new Uint8Array(decode(stored.weights))),
  parts: new Uint8Array(decode(stored.parts)),
  palmar: Float32Array.from(new Uint8Array(decode(stored.palmar)), (byte) => byte / 255),
  rest: stored.rest,
  tips: stored.tips,
})

/** Rounded to bytes the shares of a vertex no longer add up to 1: a vertex would shrink towards the wrist. */
const toShares = (bytes: Uint8Array): Float32Array => {
  const shares = new Float32Array(bytes.length)
  for (let at = 0; at < bytes.length; at += BONES_PER_VERTEX) {
    let sum = 0
    for (let slot = 0; slot < BONES_PER_VERTEX; slot += 1) sum += bytes[at + slot]!
    for (let slot = 0; slot < BONES_PER_VERTEX; slot += 1) shares[at + slot] = bytes[at + slot]! / sum
  }
  return shares
}

const encode = (list: Float32Array | Uint16Array | Uint8Array): string =>
  Buffer.from(list.buffer, list.byteOffset, list.byteLength).toString('base64')

const decode = (text: string): ArrayBuffer => {
  const bytes = Buffer.from(text, 'base64')
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer
}
