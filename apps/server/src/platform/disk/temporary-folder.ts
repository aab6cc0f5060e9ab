import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readDiskClock } from './disk-clock.ts'

const PREFIX = 'gebaerdenraum-import-'
/** No import takes longer; one that is still there was left behind by a killed process. */
const STALE_MS = 24 * 60 * 60 * 1000

/** A new folder to unpack into. What killed imports left here is removed: it can be gigabytes. */
export const makeUnpackFolder = async (tempDir: string): Promise<string> => {
  await mkdir(tempDir, { recursive: true })
  const staleBefore = (await readDiskClock(tempDir)) - STALE_MS
  for (const name of await readdir(tempDir)) {
    if (name.startsWith(PREFIX)) await removeIfOlder(join(tempDir, name), staleBefore)
  }
  return mkdtemp(join(tempDir, PREFIX))
}

const removeIfOlder = async (folder: string, before: number): Promise<void> => {
  // Another import may be removing it at this moment.
  const found = await stat(folder).catch(() => undefined)
  if (found && found.mtimeMs < before) await rm(folder, { recursive: true, force: true })
}
