import type { Vec } from '../../src/hands/vectors.ts'

export type RiggedMesh = {
  readonly points: readonly Vec[]
  readonly weights: readonly Float32Array[]
  readonly triangles: readonly number[]
}

/** One step of Loop's subdivision of a closed mesh: four triangles for each, a smooth outline, weights alike. */
export const subdivideMesh = ({ points, weights, triangles }: RiggedMesh): RiggedMesh => {
  const edges = new Map<number, Edge>()
  const neighbours = points.map(() => new Set<number>())
  const addEdge = (a: number, b: number, opposite: number) => {
    const key = edgeKey(a, b)
    const edge = edges.get(key)
    if (edge) edge.opposite.push(opposite)
    else edges.set(key, { a, b, opposite: [opposite], vertex: points.length + edges.size })
    neighbours[a]!.add(b).add(opposite)
  }
  forEachTriangle(triangles, (a, b, c) => {
    addEdge(a, b, c)
    addEdge(b, c, a)
    addEdge(c, a, b)
  })
  const mixes: Mix[] = [
    ...points.map((_, vertex) => mixOfVertex(vertex, [...neighbours[vertex]!])),
    ...[...edges.values()].map(mixOfEdge),
  ]
  const finer: number[] = []
  const middle = (a: number, b: number): number => edges.get(edgeKey(a, b))!.vertex
  forEachTriangle(triangles, (a, b, c) => {
    const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)]
    finer.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca)
  })
  return {
    points: mixes.map((mix) => mixPoints(points, mix)),
    weights: mixes.map((mix) => mixWeights(weights, mix)),
    triangles: finer,
  }
}

type Edge = { readonly a: number; readonly b: number; readonly opposite: number[]; readonly vertex: number }
/** Vertices and their shares. */
type Mix = readonly (readonly [vertex: number, share: number])[]

const MANY_VERTICES = 1e6
const edgeKey = (a: number, b: number): number => Math.min(a, b) * MANY_VERTICES + Math.max(a, b)

const forEachTriangle = (triangles: readonly number[], visit: (a: number, b: number, c: number) => void): void => {
  for (let at = 0; at < triangles.length; at += 3) visit(triangles[at]!, triangles[at + 1]!, triangles[at + 2]!)
}

const mixOfVertex = (vertex: number, near: readonly number[]): Mix => {
  const count = near.length
  const share = (5 / 8 - (3 / 8 + Math.cos((2 * Math.PI) / count) / 4) ** 2) / count
  return [[vertex, 1 - count * share], ...near.map((other) => [other, share] as const)]
}
const mixOfEdge = ({ a, b, opposite }: Edge): Mix => [
  [a, 3 / 8],
  [b, 3 / 8],
  ...opposite.map((vertex) => [vertex, 1 / 8] as const),
]

const mixPoints = (points: readonly Vec[], mix: Mix): Vec => {
  const sum = (axis: 0 | 1 | 2) => mix.reduce((total, [vertex, share]) => total + points[vertex]![axis] * share, 0)
  return [sum(0), sum(1), sum(2)]
}

const mixWeights = (weights: readonly Float32Array[], mix: Mix): Float32Array => {
  const out = new Float32Array(weights[0]!.length)
  for (const [vertex, share] of mix)
    for (let joint = 0; joint < out.length; joint += 1) out[joint]! += weights[vertex]![joint]! * share
  return out
}
