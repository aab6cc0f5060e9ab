import { VariantError } from '../../media/index.ts'
import { knownVector, readVector, rememberVector } from '../pdf/vectors.ts'
import type { Originals, PrintPicture } from '../pictures/picture-resolver.ts'
import { drawSource, sourceKeyOf } from '../prepare-picture.ts'

/** In the print process: draws what documents will ask for. What cannot be read is left to them. */
export const drawForms = async (pictures: readonly PrintPicture[], originals: Originals): Promise<void> => {
  for (const { source } of pictures) {
    const name = sourceKeyOf(source, false)
    if (knownVector(name) !== undefined) continue
    const base = await drawSource(source, false, originals).catch(asUnreadable)
    const vector = base?.kind === 'vector' ? readVector(base) : null
    if (vector) rememberVector(name, vector)
  }
}

const asUnreadable = (error: unknown): null => {
  if (error instanceof VariantError) return null
  throw error
}
