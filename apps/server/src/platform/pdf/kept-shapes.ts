import { createHash } from 'node:crypto'
import { packed } from './packed.ts'

/** An outline with how it is painted, as it stands in a file: letters and hands come in every document. Colours and line are those of where it is used. */
export type KeptShape = { readonly key: string; readonly box: readonly number[]; readonly content: Uint8Array }

/** The same shape for the same path and look. */
export const keptShape = (path: string, paint: string, strokeWidth: number): KeptShape => {
  const look = `${paint} ${strokeWidth}`
  const known = shapes.get(path)?.get(look)
  if (known !== undefined) return known
  const operators = `${path}\n${paint}`
  const key = createHash('sha256').update(`${look}\n${path}`).digest('base64url')
  const shape = { key, box: boundsOf(path, strokeWidth), content: packed(operators) }
  if (shapes.size >= KEPT_MAX) shapes.clear()
  const looks = shapes.get(path) ?? new Map<string, KeptShape>()
  shapes.set(path, looks.set(look, shape))
  return shape
}

/** By path, which is long and looked up often, and then by look. */
const shapes = new Map<string, Map<string, KeptShape>>()
/** Together some megabytes: more than all letters, hands and pictograms of a document. */
const KEPT_MAX = 2000

/** Every operator of a path takes points, control points at the most lie outside of it. */
const boundsOf = (operators: string, strokeWidth: number): readonly number[] => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [index, written] of (operators.match(/-?\d+(?:\.\d+)?/g) ?? []).entries()) {
    const value = Number(written)
    if (index % 2 === 0) [left, right] = [Math.min(left, value), Math.max(right, value)]
    else [top, bottom] = [Math.min(top, value), Math.max(bottom, value)]
  }
  // Pointed joins reach out as far as their limit, four times half the line.
  const margin = 2 * strokeWidth + 1
  return [left - margin, top - margin, right + margin, bottom + margin]
}
