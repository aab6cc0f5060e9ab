import demo from '../generated/pictograms.json' with { type: 'json' }
import type { Pictogram } from './pictogram.ts'
import { readPictogramSet } from './pictogram-set.ts'

/**
 * The pictogram of that name: the demo catalogue's at once, any other of the set read from its package and kept.
 * Server side only: the whole set is too heavy for a browser.
 */
export const findPictogram = async (name: string): Promise<Pictogram | undefined> => {
  if (Object.hasOwn(demoPictograms, name)) return demoPictograms[name]
  if (!found.has(name)) {
    // Only known names are kept, so that a stream of wrong ones cannot fill the memory.
    const pictogram = (await readPictogramSet())(name)
    if (pictogram) found.set(name, pictogram)
  }
  return found.get(name)
}

const demoPictograms: Readonly<Record<string, Pictogram>> = demo
const found = new Map<string, Pictogram>()
