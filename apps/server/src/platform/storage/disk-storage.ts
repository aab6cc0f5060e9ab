import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, opendir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { readDiskClock } from '../disk/disk-clock.ts'
import { createOpenFiles, ignoreMissing } from './open-files.ts'
import { createReadBuffers } from './read-buffers.ts'
import { readSpan, streamSpan } from './read-parts.ts'
import type { ByteSpan, MediaStorage, StoredObject } from './storage.ts'
import { assertStorageKey, assertStoragePrefix } from './storage-key.ts'

/** Media in a folder. New content is written beside the others, synced and renamed: a crash leaves no half file. */
export const openDiskStorage = async (folder: string): Promise<MediaStorage> => {
  const unfinished = join(folder, UNFINISHED)
  await mkdir(unfinished, { recursive: true })
  await removeLeftovers(unfinished)
  const openFiles = createOpenFiles()
  const buffers = createReadBuffers(BUFFERED_UP_TO)
  const pathOf = (key: string): string => {
    assertStorageKey(key)
    return join(folder, ...key.split('/'))
  }

  return {
    async put(key, content) {
      const target = pathOf(key)
      const draft = join(unfinished, randomUUID())
      try {
        await writeSynced(draft, content)
        await mkdir(dirname(target), { recursive: true })
        // Before too: Windows may refuse to replace a file that is open.
        await openFiles.forget(target)
        await rename(draft, target)
        await openFiles.forget(target)
        await stampByOwnClock(target)
        await syncFolder(dirname(target))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async get(key, range) {
      const file = await openFiles.acquire(pathOf(key))
      if (file === undefined) return undefined
      const { byteLength: totalLength } = file
      const span = clampSpan(range, totalLength)
      const { release } = buffers
      const isBig = span.end - span.start >= BUFFERED_UP_TO
      if (isBig) return { body: streamSpan(file, span, BUFFERED_UP_TO, buffers), totalLength, release }
      try {
        return { body: await readSpan(file, span, buffers), totalLength, release }
      } finally {
        file.release()
      }
    },

    async head(key) {
      const path = pathOf(key)
      const stats = await stat(path).catch(ignoreMissing)
      return stats?.isFile() ? { key, byteLength: stats.size, modifiedAt: stats.mtime } : undefined
    },

    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      await openFiles.forget(path)
    },

    list(prefix) {
      assertStoragePrefix(prefix)
      return walk(folder, join(folder, ...prefix.slice(0, -1).split('/')))
    },

    close: () => openFiles.close(),
  }
}

const UNFINISHED = '.unfinished'
/** Parts up to this size are read at once; bigger ones stream in pieces of it. */
const BUFFERED_UP_TO = 256 * 1024
const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000

const clampSpan = (range: ByteSpan | undefined, totalLength: number): ByteSpan =>
  range === undefined
    ? { start: 0, end: totalLength - 1 }
    : { start: range.start, end: Math.min(range.end, totalLength - 1) }

const writeSynced = async (path: string, content: Uint8Array | { readonly path: string }): Promise<void> => {
  if (!(content instanceof Uint8Array)) await copyFile(content.path, path, constants.COPYFILE_FICLONE)
  const file = await open(path, content instanceof Uint8Array ? 'wx' : 'r+')
  try {
    if (content instanceof Uint8Array) await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The age of what is stored is measured by our clock. A drive that refuses this has a time of its own. */
const stampByOwnClock = async (path: string): Promise<void> => {
  const now = new Date()
  await utimes(path, now, now).catch(() => undefined)
}

/** Makes the rename itself last. Windows cannot open folders; there the file system journals it. */
const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** What a killed process left; younger files may belong to one that still writes. */
const removeLeftovers = async (folder: string): Promise<void> => {
  const before = (await readDiskClock(folder)) - LEFTOVER_AGE_MS
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const stats = await stat(path).catch(ignoreMissing)
    if (stats !== undefined && stats.mtimeMs < before) await rm(path, { force: true })
  }
}

async function* walk(root: string, folder: string): AsyncGenerator<StoredObject> {
  const entries = await opendir(folder).catch(ignoreMissing)
  if (entries === undefined) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(root, path)
    if (!entry.isFile()) continue
    const stats = await stat(path).catch(ignoreMissing)
    if (stats === undefined) continue
    const key = relative(root, path).split(sep).join('/')
    yield { key, byteLength: stats.size, modifiedAt: stats.mtime }
  }
}
