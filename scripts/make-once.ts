import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Longer than any build takes: the process that started it no longer runs. */
const ABANDONED_MS = 10 * 60_000
const LOOK_AGAIN_MS = 100
/** The process that makes something touches its lock so often. */
const SIGN_OF_LIFE_MS = 1_000
/** One that gave no sign of life for so long has been killed, or is stuck: then it is made again. */
const LIFELESS_MS = 20_000

type Options = {
  readonly cache: string
  readonly name: string
  /** Fills the empty folder. */
  readonly make: (folder: string) => Promise<void>
  /** After so long without a sign of life of the process that makes it, another one does. */
  readonly lifelessMs?: number
}

/**
 * Gives the folder `name` of a cache, made if it is not there. It is made elsewhere and moved there as a whole: what is
 * there is complete, even if a process was killed. While another process makes it, this one waits.
 */
export const makeOnce = async ({ cache, name, make, lifelessMs = LIFELESS_MS }: Options): Promise<string> => {
  const folder = join(cache, name)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  const lock = `${folder}.lock`
  await waitForLock(lock, folder, lifelessMs)
  if (existsSync(folder)) return folder
  const signs = setInterval(() => void giveSignOfLife(lock), SIGN_OF_LIFE_MS)
  try {
    await makeAside({ cache, name, make })
  } finally {
    clearInterval(signs)
    await rm(lock, { force: true })
  }
  return folder
}

/**
 * Takes the lock, unless the folder is there meanwhile. A lock that is not touched any more is removed. Two processes may do
 * that at the same time: then both make the folder, and the first is moved there.
 */
const waitForLock = async (lock: string, folder: string, lifelessMs: number): Promise<void> => {
  let lastSign = await readTime(lock)
  // Counts looks instead of time: while the computer was suspended, the other process could not give a sign either.
  let looks = 0
  while (!existsSync(folder) && !(await takeLock(lock))) {
    await delay(LOOK_AGAIN_MS)
    const sign = await readTime(lock)
    looks = sign === lastSign ? looks + 1 : 0
    lastSign = sign
    if (looks * LOOK_AGAIN_MS > lifelessMs) await rm(lock, { force: true })
  }
}

const takeLock = async (lock: string): Promise<boolean> => {
  try {
    await (await open(lock, 'wx')).close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

/** When it was changed last. Compared with other times of the disk only: the clock of a test may be another one. */
const readTime = async (path: string): Promise<number | undefined> => (await stat(path).catch(() => undefined))?.mtimeMs

const giveSignOfLife = async (lock: string): Promise<void> => {
  const now = new Date()
  // Another process may have taken it for abandoned.
  await utimes(lock, now, now).catch(() => undefined)
}

const makeAside = async ({ cache, name, make }: Omit<Options, 'lifelessMs'>): Promise<void> => {
  const prefix = `making-${name.replace(/-.*/, '')}-`
  const staging = await mkdtemp(join(cache, prefix))
  await removeOlder(cache, { prefix, than: staging, ageMs: ABANDONED_MS })
  try {
    await make(staging)
    // A temporary folder is for its user alone; the server may run as another one.
    await chmod(staging, 0o755)
    await moveUnlessThere(staging, join(cache, name))
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

type Older = {
  readonly prefix: string
  /** A folder that was made just now: the clock of a test may not be that of the disk. */
  readonly than: string
  readonly ageMs: number
  /** What ends so stays. */
  readonly except?: string
  /** So many stay, the youngest, however old they are. */
  readonly keep?: number
}

/** Removes folders of a cache that are older than another one by so much. */
export const removeOlder = async (
  cache: string,
  { prefix, than, ageMs, except = '\0', keep = 0 }: Older,
): Promise<void> => {
  const { mtimeMs: now } = await stat(than)
  const names = (await readdir(cache)).filter((entry) => entry.startsWith(prefix) && !entry.endsWith(except))
  const found = await Promise.all(
    names.map(async (name) => ({ name, ageMs: now - ((await readTime(join(cache, name))) ?? now) })),
  )
  const older = found.toSorted((one, other) => one.ageMs - other.ageMs).slice(keep)
  for (const { name } of older.filter((folder) => folder.ageMs > ageMs)) {
    await rm(join(cache, name), { recursive: true, force: true })
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
