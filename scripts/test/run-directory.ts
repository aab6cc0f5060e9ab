import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'gebaerdenraum-test-run-'

/** Where Linux has a file system in memory. */
const MEMORY_FOLDER = '/dev/shm'
/** A complete run has up to 2.2 GB of files at a time. */
const FREE_BYTES_MIN = 6 * 2 ** 30
/** For the files, and for what runs beside them. */
const AVAILABLE_BYTES_MIN = 10 * 2 ** 30

/**
 * Whether a run keeps its files in memory. Databases, profiles of browsers and shared memory are thousands of files that
 * live for seconds: on a disk, finding a place for each takes a tenth of the processor time of a run.
 */
export const canUseMemory = ({ path, mounts, freeBytes, availableBytes }: MemoryFolder): boolean => {
  const [, , type, options] = mounts.findLast(([, place]) => place === path) ?? []
  // Containers forbid programs there: tests start some.
  const isSuitable = type === 'tmpfs' && !options?.split(',').some((option) => option === 'noexec' || option === 'ro')
  return isSuitable && freeBytes >= FREE_BYTES_MIN && availableBytes >= AVAILABLE_BYTES_MIN
}

type MemoryFolder = {
  readonly path: string
  /** The words of each line of `/proc/mounts`: device, place, type, options. */
  readonly mounts: readonly (readonly string[])[]
  readonly freeBytes: number
  /** Memory that processes can still get. */
  readonly availableBytes: number
}

/** What the machine has left; a container may be allowed less. */
const readAvailableMemory = (): number =>
  Math.min(process.availableMemory(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

const chooseParent = ({ disk, memory }: Places): string => {
  if (!existsSync(memory)) return disk
  const { bavail, bsize } = statfsSync(memory)
  const folder = {
    path: memory,
    mounts: readMounts(),
    freeBytes: bavail * bsize,
    availableBytes: readAvailableMemory(),
  }
  return canUseMemory(folder) ? memory : disk
}

type Places = { readonly disk: string; readonly memory: string }

/**
 * A temporary folder for everything that a run of the tests writes there, named by its process; in memory where there is
 * enough. What runs left behind that were killed is removed. Call `remove` at the end.
 */
export const makeRunDirectory = (
  places: Places = { disk: tmpdir(), memory: MEMORY_FOLDER },
): { readonly path: string; remove(): void } => {
  // In both, and first: what was left in memory takes the room there.
  for (const folder of [places.disk, places.memory]) removeAbandoned(folder)
  const path = mkdtempSync(join(chooseParent(places), `${PREFIX}${process.pid}-`))
  // PostgreSQL, which runs as another user under root, has its data below it.
  chmodSync(path, 0o755)
  return { path, remove: () => remove(path) }
}

const removeAbandoned = (parent: string): void => {
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    if (name.startsWith(PREFIX) && !isRunning(Number.parseInt(name.slice(PREFIX.length), 10)))
      remove(join(parent, name))
  }
}

/** What cannot be removed is no reason not to test. */
const remove = (path: string): void => {
  try {
    unmountBelow(path)
    // A process that is just being killed may still write into it.
    rmSync(path, { recursive: true, force: true, maxRetries: 5 })
  } catch (error) {
    process.stderr.write(`${path} could not be removed: ${error}\n`)
  }
}

const MOUNTS_FILE = '/proc/mounts'

/** A test that was killed leaves its small disk mounted, which cannot be removed. */
const unmountBelow = (path: string): void => {
  for (const [, place] of readMounts()) if (place?.startsWith(`${path}/`)) spawnSync('umount', [place])
}

const readMounts = (): readonly (readonly string[])[] =>
  existsSync(MOUNTS_FILE)
    ? readFileSync(MOUNTS_FILE, 'utf8')
        .split('\n')
        .map((line) => line.split(' '))
    : []

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
