import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createOpenFiles, type OpenFile, type OpenFiles } from './open-files.ts'

let folder: string
let files: OpenFiles
/** What the test has not released itself. */
const held = new Map<OpenFile, () => void>()
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-files-'))
})
afterEach(async () => {
  for (const release of held.values()) release()
  held.clear()
  await files.close()
  await rm(folder, { recursive: true })
})

const write = async (name: string, text: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(`${path}.draft`, text)
  await rename(`${path}.draft`, path)
  return path
}
const acquire = async (path: string): Promise<OpenFile> => {
  const file = await files.acquire(path)
  if (file === undefined) throw new Error(`There is no file ${path}.`)
  const { release } = file
  const acquired: OpenFile = {
    ...file,
    release() {
      held.delete(acquired)
      release()
    },
  }
  held.set(acquired, release)
  return acquired
}
const readText = async ({ handle, byteLength }: OpenFile): Promise<string> =>
  (await handle.read(Buffer.alloc(byteLength), 0, byteLength, 0)).buffer.toString()
/** Closed files have no descriptor. */
const isClosed = ({ handle }: OpenFile): boolean => handle.fd === -1

it('opens a file once for all who read it at the same time', async () => {
  files = createOpenFiles()
  const path = await write('film', 'whole')
  const [one, other] = await Promise.all([acquire(path), acquire(path)])
  expect(one.handle).toBe(other.handle)
  one.release()
  expect((await acquire(path)).handle).toBe(one.handle)
})

it('knows a missing file as soon as it is there', async () => {
  files = createOpenFiles()
  expect(await files.acquire(join(folder, 'film'))).toBeUndefined()
  expect((await acquire(await write('film', 'whole'))).byteLength).toBe(5)
})

it('hands out the new file after the old one was forgotten, which its reader reads to the end', async () => {
  files = createOpenFiles()
  const path = await write('film', 'old')
  const old = await acquire(path)
  await write('film', 'newer')
  await files.forget(path)
  expect(await readText(await acquire(path))).toBe('newer')
  expect(await readText(old)).toBe('old')
  old.release()
  await expect.poll(() => isClosed(old)).toBe(true)
})

it('hands out no file that was opened too long ago, and closes it though nobody asks again', async () => {
  files = createOpenFiles({ maxAgeMs: 20 })
  const path = await write('film', 'old')
  const old = await acquire(path)
  await write('film', 'newer')
  await delay(40)
  expect(await readText(await acquire(path))).toBe('newer')
  expect(isClosed(old)).toBe(false)
  old.release()
  await expect.poll(() => isClosed(old)).toBe(true)
})

it('keeps no more files open than it may, beside those that are being read', async () => {
  files = createOpenFiles({ size: 2 })
  const opened: OpenFile[] = []
  for (const name of ['a', 'b', 'c', 'd']) opened.push(await acquire(await write(name, name)))
  expect(opened.map(isClosed)).toEqual([false, false, false, false])
  for (const file of opened) file.release()
  await expect.poll(() => opened.map(isClosed)).toEqual([true, true, false, false])
})

it('closes all when it is closed, those that are being read with their last reader', async () => {
  files = createOpenFiles()
  const [unused, read] = [await acquire(await write('a', 'a')), await acquire(await write('b', 'b'))]
  unused.release()
  await files.close()
  expect([unused, read].map(isClosed)).toEqual([true, false])
  read.release()
  await expect.poll(() => isClosed(read)).toBe(true)
})

it('says why a file cannot be opened, and tries again the next time', async () => {
  files = createOpenFiles()
  const path = join(folder, `${'x'.repeat(300)}`)
  await expect(files.acquire(path)).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
  await expect(files.acquire(path)).rejects.toMatchObject({ code: 'ENAMETOOLONG' })
})
