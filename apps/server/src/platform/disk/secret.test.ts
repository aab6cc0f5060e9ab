import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readSecret } from './secret.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gebaerdenraum-secret-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the signing key', () => {
  test('is the one of the settings where there is one', async () => {
    expect(await readSecret({ secret: 's'.repeat(32), dataDir })).toBe('s'.repeat(32))
    expect(await readdir(dataDir)).toEqual([])
  })

  test('is made once, also by many who start at once, and only its owner may read it', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => readSecret({ secret: undefined, dataDir })))
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toHaveLength(64)
    expect((await stat(join(dataDir, 'secret'))).mode & 0o077).toBe(0)
    expect(await readdir(dataDir)).toEqual(['secret'])
  })

  test('is made anew where a killed start left an empty file', async () => {
    await writeFile(join(dataDir, 'secret'), '')
    expect(await readSecret({ secret: undefined, dataDir })).toHaveLength(64)
  })

  test('that is too short is refused by the name of its file', async () => {
    await writeFile(join(dataDir, 'secret'), 'short')
    await expect(readSecret({ secret: undefined, dataDir })).rejects.toThrow(join(dataDir, 'secret'))
  })
})
