import demo from '../generated/pictograms.json' with { type: 'json' }
import type { Pictogram } from './pictogram.ts'
import { listPictogramNames, readPictogramSet } from './pictogram-set.ts'

/**
 * The pictogram of that name: the demo catalogue's at once, any other of the set read from its package and stored.
 * Server side only: the whole set is too heavy for a browser.
 */
export const findPictogram = async (name: string): Promise<Pictogram | undefined> => {
  if (Object.hasOwn(demoPictograms, name)) return demoPictograms[name]
  if (!found.has(name)) {
    // A stream of wrong names neither reads the set nor fills the memory.
    if (!(await listPictogramNames()).has(name)) return undefined
    const pictogram = (await readPictogramSet())(name)
    if (pictogram) found.set(name, pictogram)
  }
  return found.get(name)
}

const demoPictograms: Readonly<Record<string, Pictogram>> = demo
const found = new Map<string, Pictogram>()
