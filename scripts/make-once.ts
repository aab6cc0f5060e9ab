import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than making anything takes: the process that began it is gone. */
const ABANDONED_MS = 10 * 60_000

type Options = {
  readonly cache: string
  readonly name: string
  /** Fills the empty folder. */
  readonly make: (folder: string) => Promise<void>
}

/**
 * Gives the folder `name` of a cache, made if it is not there. It is made elsewhere and moved there as a whole: what is
 * there is complete, even if another process makes the same at the same time or was killed.
 */
export const makeOnce = async ({ cache, name, make }: Options): Promise<string> => {
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  const prefix = `making-${name.replace(/-.*/, '')}-`
  const staging = await mkdtemp(join(cache, prefix))
  await removeOlder(cache, { prefix, than: staging, ageMs: ABANDONED_MS })
  try {
    await make(staging)
    await moveUnlessThere(staging, folder)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return folder
}

type Older = {
  readonly prefix: string
  /** A folder that was made just now: the clock of a test may not be that of the disk. */
  readonly than: string
  readonly ageMs: number
  /** What ends so stays. */
  readonly except?: string
}

/** Removes folders of a cache that are older than another one by so much. */
export const removeOlder = async (cache: string, { prefix, than, ageMs, except = '\0' }: Older): Promise<void> => {
  const { mtimeMs: now } = await stat(than)
  for (const name of (await readdir(cache)).filter((entry) => entry.startsWith(prefix) && !entry.endsWith(except))) {
    const { mtimeMs } = await stat(join(cache, name)).catch(() => ({ mtimeMs: now }))
    if (now - mtimeMs > ageMs) await rm(join(cache, name), { recursive: true, force: true })
  }
}

const moveUnlessThere = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}
