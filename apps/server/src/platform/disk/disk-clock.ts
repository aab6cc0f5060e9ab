import { randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The present by the clock that gives files in this folder their times; on a network drive that is not ours. The age of a
 * file is measured with it. Ours where nothing can be written.
 */
export const readDiskClock = async (folder: string): Promise<number> => {
  const probe = join(folder, `.clock-${randomUUID()}`)
  try {
    const file = await open(probe, 'wx')
    try {
      return (await file.stat()).mtimeMs
    } finally {
      await file.close()
      await rm(probe, { force: true })
    }
  } catch {
    return Date.now()
  }
}
