import { randomUUID } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomic } from '../../disk/write-file-atomic.ts'
import { startOfProcess } from './start-of-process.ts'

export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError'
}

/**
 * Takes the lock of a data directory: a file that names this process. Two processes on one embedded database lose rows
 * without any error, so the second is refused. A lock whose process is gone is taken over, by one of those who try.
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  const file = join(directory, 'server.pid')
  const own = `${process.pid} ${await startOfProcess(process.pid)}\n`
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await writeFileAtomic(file, own)) return () => rm(file, { force: true })
    const lock = await readFile(file, 'utf8').catch(() => undefined)
    if (lock === undefined) continue
    if (await isHeld(lock)) {
      throw new DirectoryLockedError(
        `Das Datenverzeichnis ${directory} wird schon von Prozess ${Number.parseInt(lock, 10)} benutzt. Beende ihn zuerst oder wähle ein anderes DATA_DIR.`,
      )
    }
    await takeAway(file, lock)
  }
  throw new DirectoryLockedError(`Das Datenverzeichnis ${directory} lässt sich nicht sperren.`)
}

/** Removes a dead lock, and puts it back if meanwhile another process made it its own. */
const takeAway = async (file: string, lock: string): Promise<void> => {
  const aside = `${file}.${randomUUID()}`
  const isMoved = await rename(file, aside).then(
    () => true,
    () => false,
  )
  if (!isMoved) return
  const moved = await readFile(aside, 'utf8')
  if (moved !== lock) await writeFileAtomic(file, moved)
  await rm(aside, { force: true })
}

/**
 * Own id: a lock left by a killed process whose id was given to us; it cannot be held by ourselves twice. Another
 * process may have got the id of a killed one too: it started at another time.
 */
const isHeld = async (lock: string): Promise<boolean> => {
  const [id = '', ...start] = lock.trim().split(' ')
  const pid = Number.parseInt(id, 10)
  if (!isAlive(pid)) return false
  const [then, now] = [start.join(' '), await startOfProcess(pid)]
  return then === '' || now === '' || then === now
}

const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
