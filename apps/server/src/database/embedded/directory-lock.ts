import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

export class DirectoryLockedError extends Error {
  override readonly name = 'DirectoryLockedError'
}

/**
 * Takes the lock of a data directory: a file with this process's id. Two processes on one embedded database lose rows
 * without any error, so the second is refused. A lock whose process is gone is taken over.
 */
export const lockDirectory = async (directory: string): Promise<() => Promise<void>> => {
  const file = join(directory, 'server.pid')
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(`${process.pid}\n`)
      await handle.close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
    if (isAlive(owner)) {
      throw new DirectoryLockedError(
        `Das Datenverzeichnis ${directory} wird schon von Prozess ${owner} benutzt. Beende ihn zuerst oder wähle ein anderes DATA_DIR.`,
      )
    }
    await rm(file, { force: true })
  }
  throw new DirectoryLockedError(`Das Datenverzeichnis ${directory} lässt sich nicht sperren.`)
}

/** Own id: a lock left by a killed process whose id was given to us; it cannot be held by ourselves twice. */
const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
