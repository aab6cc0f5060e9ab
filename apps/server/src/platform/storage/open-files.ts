import { type FileHandle, open } from 'node:fs/promises'

/** Files that are open for reading, by their path. */
export type OpenFiles = {
  /**
   * The file at this path, opened unless it is open already; undefined where there is none. The caller has to release
   * it, once. Throws what the operating system says when the file is there and cannot be opened.
   */
  acquire(path: string): Promise<OpenFile | undefined>
  /** To be called when the file was replaced or removed: those who acquire it afterwards do not get the old one. */
  forget(path: string): Promise<void>
  /** Forgets all. A file that is still being read is closed when its last reader releases it. */
  close(): Promise<void>
}

export type OpenFile = {
  readonly handle: FileHandle
  /** Measured when it was opened: stored files are replaced, never changed. */
  readonly byteLength: number
  release(): void
}

/**
 * Opens a file once for all who read it within a short time. Films are read in many parts, and to open, measure and
 * close a file costs more than to read a part of it. Another process may replace or remove a file, so nobody gets one
 * that was opened more than `maxAgeMs` before. Beside those that are being read, at most `size` files are open.
 */
export const createOpenFiles = ({ size = SIZE, maxAgeMs = MAX_AGE_MS } = {}): OpenFiles => {
  const entries = new Map<string, Entry>()

  const forget = async (path: string, entry = entries.get(path)): Promise<void> => {
    if (entries.get(path) === entry) entries.delete(path)
    await entry?.retire()
  }

  const add = (path: string): Entry => {
    const entry = createEntry(path)
    entries.set(path, entry)
    const [oldest] = entries.keys()
    if (entries.size > size && oldest !== undefined) void forget(oldest)
    setTimeout(() => void forget(path, entry), maxAgeMs).unref()
    return entry
  }

  return {
    async acquire(path) {
      const entry = entries.get(path) ?? add(path)
      const file = await entry.acquire().catch(async (error: unknown) => {
        await forget(path, entry)
        throw error
      })
      if (file === undefined) await forget(path, entry)
      return file
    },
    forget: (path) => forget(path),
    async close() {
      await Promise.all([...entries.keys()].map((path) => forget(path)))
    },
  }
}

const SIZE = 64
const MAX_AGE_MS = 2_000

type Entry = {
  acquire(): Promise<OpenFile | undefined>
  /** Closes the file, now or with its last reader. */
  retire(): Promise<void>
}

const createEntry = (path: string): Entry => {
  const opening = openToRead(path)
  let readers = 0
  let isRetired = false
  const closeUnused = async (): Promise<void> => {
    if (!isRetired || readers > 0) return
    const opened = await opening.catch(() => undefined)
    // Nothing was written through it, so nothing is lost when closing fails.
    await opened?.handle.close().catch(() => undefined)
  }
  const release = (): void => {
    readers -= 1
    void closeUnused()
  }
  return {
    async acquire() {
      // Counted before the file is open: it may be retired meanwhile.
      readers += 1
      const opened = await opening.catch((error: unknown) => {
        release()
        throw error
      })
      if (opened !== undefined) return { ...opened, release }
      release()
      return undefined
    },
    retire() {
      isRetired = true
      return closeUnused()
    },
  }
}

const openToRead = async (path: string): Promise<Omit<OpenFile, 'release'> | undefined> => {
  const handle = await open(path, 'r').catch(ignoreMissing)
  if (handle === undefined) return undefined
  try {
    return { handle, byteLength: (await handle.stat()).size }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** Undefined for the error that there is no such file; throws every other. */
export const ignoreMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
