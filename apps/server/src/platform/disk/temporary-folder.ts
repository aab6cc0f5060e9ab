import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

const PREFIX = 'gebaerdenraum-import-'
/** No import takes longer; one that is still there was left behind by a killed process. */
const STALE_MS = 24 * 60 * 60 * 1000

/** A new folder to unpack into. What killed imports left here is removed: it can be gigabytes. */
export const makeUnpackFolder = async (tempDir: string): Promise<string> => {
  await mkdir(tempDir, { recursive: true })
  const made = await mkdtemp(join(tempDir, PREFIX))
  // By the clock that gives folders their times; on a network drive that is not ours.
  const staleBefore = (await stat(made)).mtimeMs - STALE_MS
  for (const name of await readdir(tempDir)) {
    if (name.startsWith(PREFIX)) await removeIfOlder(join(tempDir, name), staleBefore)
  }
  return made
}

const removeIfOlder = async (folder: string, before: number): Promise<void> => {
  // Another import may be removing it at this moment.
  const found = await stat(folder).catch(() => undefined)
  if (found && found.mtimeMs < before) await rm(folder, { recursive: true, force: true })
}
