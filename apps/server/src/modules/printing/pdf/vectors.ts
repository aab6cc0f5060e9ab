import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { packed } from '../../../platform/pdf/packed.ts'
import { createRecentMap } from '../../media/index.ts'
import type { BasePicture } from '../../media/pictures/index.ts'
import { readDrawing } from './read-drawing.ts'
import { type VectorContent, vectorOperators } from './vector-operators.ts'

/** A drawing as it stands in a file. */
export type Vector = Omit<VectorContent, 'operators'> & { readonly content: Uint8Array; readonly size: Size }

/** Null where the drawing uses more than PDF has in our subset. */
export const readVector = ({
  svg,
  width,
  height,
}: Extract<BasePicture, { readonly kind: 'vector' }>): Vector | null => {
  const root = readDrawing(svg)
  const read = root && vectorOperators(root)
  if (!read) return null
  const { operators, ...resources } = read
  return { ...resources, content: packed(operators), size: { width, height } }
}

/** By its source, as `preparePicture` names it: what this process has drawn or was handed. */
export const knownVector = (source: string): Vector | undefined => vectors.get(source)

/** Photographs are too large to be kept, and so are scenes of many objects. */
export const rememberVector = (source: string, vector: Vector): void => {
  if (vector.images.length === 0 && source.length < KEPT_SOURCE_LENGTH) vectors.set(source, vector)
}

/** A card takes some kilobytes. */
const vectors = createRecentMap<string, Vector>(3000)
const KEPT_SOURCE_LENGTH = 20_000
