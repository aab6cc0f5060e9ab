import { randomUUID } from 'node:crypto'
import { constants, copyFile, link, open, rm } from 'node:fs/promises'

/**
 * Puts a small file where none is, whole or not at all: nobody ever reads half of it, not even after a kill or a power
 * cut. Readable by the server's user only. False when there is one already.
 */
export const writeFileAtomic = async (file: string, content: string): Promise<boolean> => {
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    return await linkOrCopy(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

const linkOrCopy = async (draft: string, file: string): Promise<boolean> => {
  try {
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw error
      // Some network and USB file systems know no links.
      return copyFile(draft, file, constants.COPYFILE_EXCL)
    })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
