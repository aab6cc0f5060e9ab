import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { MediaStorage } from '../../platform/storage/storage.ts'
import { describeOriginal, originalKey, readOriginal, storeOriginal } from './originals.ts'
import { memoryStorage } from './test/memory-storage.ts'

const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
const SHA256 = createHash('sha256').update(SVG).digest('hex')
const ORIGINAL = { sha256: SHA256, contentType: 'image/svg+xml', byteLength: SVG.byteLength }

it('keeps bytes under the hash of their content', async () => {
  const storage = memoryStorage()
  expect(await storeOriginal(storage, SVG)).toEqual(ORIGINAL)
  expect(originalKey(SHA256)).toBe(`originals/${SHA256.slice(0, 2)}/${SHA256}`)
  expect(await readOriginal(storage, SHA256)).toEqual(SVG)
})

it('keeps a file as it would keep its bytes, whatever its name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'originals-'))
  const path = join(folder, 'drawing.png')
  await writeFile(path, SVG)
  const storage = memoryStorage()
  expect(await storeOriginal(storage, path)).toEqual(ORIGINAL)
  expect(await describeOriginal(path)).toEqual(ORIGINAL)
  expect(await readOriginal(storage, SHA256)).toEqual(SVG)
  await rm(folder, { recursive: true })
})

it('writes the same content once while it is fresh', async () => {
  const storage = memoryStorage()
  let puts = 0
  const counting: MediaStorage = {
    ...storage,
    put: (...args) => {
      puts += 1
      return storage.put(...args)
    },
  }
  await storeOriginal(counting, SVG)
  await storeOriginal(counting, SVG)
  expect(puts).toBe(1)
})

it('writes content again that is about to age out, so that an import may count on it', async () => {
  const storage = memoryStorage()
  let puts = 0
  const old: MediaStorage = {
    ...storage,
    head: async (key) => ({ key, byteLength: SVG.byteLength, modifiedAt: new Date(Date.now() - 13 * 3_600_000) }),
    put: async () => {
      puts += 1
    },
  }
  await storeOriginal(old, SVG)
  expect(puts).toBe(1)
})
