import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'gebaerdenraum-test-run-'

/**
 * A temporary folder for everything that a run of the tests writes there, named by its process. What runs left behind
 * that were killed is removed. Call `remove` at the end.
 */
export const makeRunDirectory = (parent = tmpdir()): { readonly path: string; remove(): void } => {
  for (const name of readdirSync(parent)) {
    if (name.startsWith(PREFIX) && !isRunning(Number.parseInt(name.slice(PREFIX.length), 10)))
      remove(join(parent, name))
  }
  const path = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
  // PostgreSQL, which runs as another user under root, has its data below it.
  chmodSync(path, 0o755)
  return { path, remove: () => remove(path) }
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
  if (!existsSync(MOUNTS_FILE)) return
  const mounted = readFileSync(MOUNTS_FILE, 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[1] ?? '')
  for (const place of mounted) if (place.startsWith(`${path}/`)) spawnSync('umount', [place])
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
