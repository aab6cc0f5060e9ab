import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Longer than making anything takes: the process that began it is gone. */
const ABANDONED_MS = 10 * 60_000
const LOOK_AGAIN_MS = 100

type Options = {
  readonly cache: string
  readonly name: string
  /** Fills the empty folder. */
  readonly make: (folder: string) => Promise<void>
}

/**
 * Gives the folder `name` of a cache, made if it is not there. It is made elsewhere and moved there as a whole: what is
 * there is complete, even if a process was killed. While another process makes it, this one waits.
 */
export const makeOnce = async ({ cache, name, make }: Options): Promise<string> => {
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  const lock = `${folder}.lock`
  while (!(await takeLock(lock))) {
    await delay(LOOK_AGAIN_MS)
    if (existsSync(folder)) return folder
  }
  try {
    if (!existsSync(folder)) await makeAside({ cache, name, make })
  } finally {
    await rm(lock, { force: true })
  }
  return folder
}

const makeAside = async ({ cache, name, make }: Options): Promise<void> => {
  const prefix = `making-${name.replace(/-.*/, '')}-`
  const staging = await mkdtemp(join(cache, prefix))
  await removeOlder(cache, { prefix, than: staging, ageMs: ABANDONED_MS })
  try {
    await make(staging)
    await moveUnlessThere(staging, join(cache, name))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

/**
 * Writes our process id into the lock file, unless another process that runs has it. Two processes that find the same dead
 * one may both get the lock: then both make the folder, and the first is moved there.
 */
const takeLock = async (lock: string): Promise<boolean> => {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const owner = Number(await readFile(lock, 'utf8').catch(() => ''))
  // Empty: it is about to be written, or was removed.
  if (owner > 0 && !isAlive(owner)) await rm(lock, { force: true })
  return false
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
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
