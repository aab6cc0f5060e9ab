import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDiskClock } from '../disk/disk-clock.ts'
import { openDiskStorage } from './disk-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { ByteSpan, MediaStorage } from './storage.ts'
import { startLocalS3 } from './test/local-s3.ts'

/** One contract, held by every implementation of the port. `readClock`: the clock that says when something was stored. */
const stores = {
  disk: async (folder: string) => ({
    storage: await openDiskStorage(folder),
    stop: async () => {},
    readClock: async () => Date.now(),
  }),
  S3: async (folder: string) => {
    const { settings, stop } = await startLocalS3(folder)
    return { storage: openS3Storage(settings), stop, readClock: () => readDiskClock(folder) }
  },
}

describe.each(Object.entries(stores))('media store on %s', (_name, openStore) => {
  let folder: string
  let storage: MediaStorage
  let stop: () => Promise<void>
  let readClock: () => Promise<number>

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'media-store-'))
    const opened = await openStore(join(folder, 'store'))
    storage = opened.storage
    stop = opened.stop
    readClock = opened.readClock
  })
  afterAll(async () => {
    await storage.close()
    await stop()
    await rm(folder, { recursive: true })
  })

  const read = async (key: string, range?: ByteSpan) => {
    const content = await storage.get(key, range)
    if (content === undefined) return undefined
    const bytes = content.body instanceof Uint8Array ? Buffer.from(content.body) : await buffer(content.body)
    return { text: bytes.toString(), totalLength: content.totalLength }
  }
  const listed = async (prefix: string) => {
    const keys: string[] = []
    for await (const { key } of storage.list(prefix)) keys.push(key)
    return keys.sort()
  }
  const put = (key: string, text: string) => storage.put(key, Buffer.from(text), 'text/plain')

  it('gives back what was put', async () => {
    await put('a/b/content', 'Hallo Welt')
    expect(await read('a/b/content')).toEqual({ text: 'Hallo Welt', totalLength: 10 })
  })

  it('replaces what was there', async () => {
    await put('replaced', 'the longer first content')
    await put('replaced', 'second')
    expect(await read('replaced')).toEqual({ text: 'second', totalLength: 6 })
  })

  it('copies a file and leaves it where it is', async () => {
    const path = join(folder, 'import.txt')
    await writeFile(path, 'von der Platte')
    await storage.put('copied', { path }, 'text/plain')
    expect(await read('copied')).toEqual({ text: 'von der Platte', totalLength: 14 })
    expect(await readdir(folder)).toContain('import.txt')
  })

  it('fails without leaving anything when the file to copy is missing', async () => {
    await expect(storage.put('never', { path: join(folder, 'missing') }, 'text/plain')).rejects.toThrow()
    expect(await storage.head('never')).toBeUndefined()
  })

  it.each([
    [{ start: 0, end: 0 }, 'H'],
    [{ start: 6, end: 9 }, 'Welt'],
    [{ start: 6, end: 5000 }, 'Welt'],
    [{ start: 0, end: 9 }, 'Hallo Welt'],
  ])('reads the part %o', async (range, text) => {
    await put('ranged', 'Hallo Welt')
    expect(await read('ranged', range)).toEqual({ text, totalLength: 10 })
  })

  it('streams content that is too big for one piece, whole and in part', async () => {
    const big = Buffer.alloc(1_500_000, 'abcdefghij')
    await storage.put('big', big, 'application/octet-stream')
    expect((await read('big'))?.text).toBe(big.toString())
    expect((await read('big', { start: 300_001, end: 1_299_999 }))?.text).toBe(
      big.subarray(300_001, 1_300_000).toString(),
    )
  })

  it('tells length and time of what is there, and nothing of what is not', async () => {
    await put('stored', 'vier')
    const stored = await storage.head('stored')
    expect(stored).toMatchObject({ key: 'stored', byteLength: 4 })
    expect(Math.abs((await readClock()) - (stored?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000)
    expect(await storage.head('missing')).toBeUndefined()
    expect(await storage.get('missing')).toBeUndefined()
  })

  it('removes, also what is not there', async () => {
    await put('gone', 'x')
    await storage.remove('gone')
    await storage.remove('gone')
    expect(await storage.head('gone')).toBeUndefined()
  })

  it('lists what stands below a prefix, in sub-folders too, and nothing beside it', async () => {
    await put('listed/aa/one', '1')
    await put('listed/bb/deep/two', '2')
    await put('listed-not/three', '3')
    expect(await listed('listed/')).toEqual(['listed/aa/one', 'listed/bb/deep/two'])
    expect(await listed('nothing/')).toEqual([])
  })

  it.each([
    '',
    '/',
    '../out',
    'a/../b',
    'a//b',
    '/a',
    'a/',
    'a\\b',
    '.hidden',
    'a/..',
    'a/.',
    'ä',
    'a b',
    'a\0',
    'a'.repeat(513),
  ])('refuses the key %j', async (key) => {
    await expect(put(key, 'x')).rejects.toThrow('Not a key')
    await expect(storage.get(key)).rejects.toThrow('Not a key')
    await expect(storage.remove(key)).rejects.toThrow('Not a key')
  })
})

describe('media store on disk', () => {
  it('shows a reader the old or the new content, never half of one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'media-torn-'))
    const storage = await openDiskStorage(folder)
    const contents = ['a', 'b'].map((letter) => letter.repeat(400_000))
    await storage.put('torn', Buffer.from(contents[0] ?? ''), 'text/plain')
    const write = (index: number) => storage.put('torn', Buffer.from(contents[index % 2] ?? ''), 'text/plain')
    const read = async () => {
      const body = (await storage.get('torn'))?.body
      return body instanceof Uint8Array ? body.toString() : (await buffer(body as Readable)).toString()
    }
    const mixed = Array.from({ length: 20 }, (_, index) => (index % 2 ? write(index >> 1) : read()))
    for (const seen of (await Promise.all(mixed)).filter((text) => text !== undefined)) expect(contents).toContain(seen)
    await storage.close()
    await rm(folder, { recursive: true })
  })

  it('hands out the new content as soon as the old one was replaced or removed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'media-replaced-'))
    const storage = await openDiskStorage(folder)
    const read = async () => {
      const body = (await storage.get('film', { start: 0, end: 999_999 }))?.body
      return body && (body instanceof Uint8Array ? Buffer.from(body) : await buffer(body)).toString()
    }
    for (const text of ['first', 'x'.repeat(900_000), 'third']) {
      await storage.put('film', Buffer.from(text), 'text/plain')
      expect(await read()).toBe(text)
    }
    await storage.remove('film')
    expect(await read()).toBeUndefined()
    await storage.close()
    await rm(folder, { recursive: true })
  })

  it('overwrites no part that was not given back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'media-memory-'))
    const storage = await openDiskStorage(folder)
    const letters = Array.from({ length: 20 }, (_, index) => String.fromCharCode(97 + index))
    await storage.put('film', Buffer.from(letters.map((letter) => letter.repeat(100_000)).join('')), 'text/plain')
    const readPart = async (index: number) => {
      const content = await storage.get('film', { start: index * 100_000, end: index * 100_000 + 99_999 })
      return { ...content, text: () => Buffer.from(content?.body as Uint8Array).toString() }
    }
    const parts = await Promise.all(letters.map((_, index) => readPart(index)))
    const [given, ...others] = parts
    given?.release?.(given.body as Uint8Array)
    await Promise.all(letters.map((_, index) => readPart(index)))
    expect(others.map((part) => part.text())).toEqual(letters.slice(1).map((letter) => letter.repeat(100_000)))
    await storage.close()
    await rm(folder, { recursive: true })
  })

  it('forgets after a crash the unfinished files of yesterday, and keeps those that may still be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'media-crash-'))
    await openDiskStorage(folder)
    const yesterday = new Date((await readDiskClock(folder)) - 25 * 60 * 60 * 1000)
    await writeFile(join(folder, '.unfinished', 'old'), 'x')
    await utimes(join(folder, '.unfinished', 'old'), yesterday, yesterday)
    await writeFile(join(folder, '.unfinished', 'young'), 'x')
    await openDiskStorage(folder)
    expect(await readdir(join(folder, '.unfinished'))).toEqual(['young'])
    await rm(folder, { recursive: true })
  })
})
