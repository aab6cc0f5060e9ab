import { describe, expect, it } from 'vitest'
import { BONES_PER_VERTEX, decodeHandMesh, encodeHandMesh, FOREARM, PART, readHandMesh } from './hand-mesh.ts'

const mesh = readHandMesh()

describe('the mesh of the hand', () => {
  it('is closed except for the inner rim of the sleeve', () => {
    const edges = new Map<string, number>()
    for (let at = 0; at < mesh.triangles.length; at += 3)
      for (let side = 0; side < 3; side += 1) {
        const [from, to] = [mesh.triangles[at + side]!, mesh.triangles[at + ((side + 1) % 3)]!]
        const key = `${Math.min(from, to)} ${Math.max(from, to)}`
        edges.set(key, (edges.get(key) ?? 0) + 1)
      }
    const counts = [...edges.values()]
    expect(counts.filter((count) => count === 1)).toHaveLength(64)
    expect(Math.max(...counts)).toBe(2)
  })

  it('moves each vertex with joints whose shares add up to 1', () => {
    for (let at = 0; at < mesh.weights.length; at += BONES_PER_VERTEX) {
      const shares = mesh.weights.subarray(at, at + BONES_PER_VERTEX)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 5)
    }
    expect(Math.max(...mesh.bones)).toBe(FOREARM)
  })

  it('has triangles of every part', () => {
    expect([...new Set(mesh.parts)].sort()).toEqual(Object.values(PART))
  })

  it('is the same after it was stored and read, shares within a byte', () => {
    const { weights, ...read } = decodeHandMesh(encodeHandMesh(mesh))
    const { weights: before, ...rest } = mesh
    expect(read).toEqual(rest)
    expect(Math.max(...weights.map((share, at) => Math.abs(share - before[at]!)))).toBeLessThan(1 / 100)
  })
})
