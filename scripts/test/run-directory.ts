import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
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

/** A process that is just being killed may still write into it. */
const remove = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 5 })

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
