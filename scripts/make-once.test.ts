import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeOnce } from './make-once.ts'

let cache: string
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'gebaerdenraum-cache-'))
})
afterEach(() => rm(cache, { recursive: true, force: true }))

const fill = (folder: string) => writeFile(join(folder, 'file'), 'made')

test('makes a folder once', async () => {
  let calls = 0
  const make = async (folder: string) => {
    calls += 1
    await fill(folder)
  }
  const first = await makeOnce({ cache, name: 'thing-1', make })
  expect(await makeOnce({ cache, name: 'thing-1', make })).toBe(first)
  expect([calls, await readdir(first), await readdir(cache)]).toEqual([1, ['file'], ['thing-1']])
})

test('moves one of two that are made at the same time', async () => {
  const both = await Promise.all([1, 2].map(() => makeOnce({ cache, name: 'thing-1', make: fill })))
  expect(both).toEqual([join(cache, 'thing-1'), join(cache, 'thing-1')])
  expect(await readdir(cache)).toEqual(['thing-1'])
})

test('leaves nothing of one that failed', async () => {
  const make = async (folder: string) => {
    await fill(folder)
    throw new Error('no room')
  }
  await expect(makeOnce({ cache, name: 'thing-1', make })).rejects.toThrow('no room')
  expect(await readdir(cache)).toEqual([])
})

test('removes what a killed process began long ago, and only that', async () => {
  const [old, young] = [join(cache, 'making-thing-old'), join(cache, 'making-thing-young')]
  await Promise.all([old, young].map((folder) => mkdir(folder)))
  const longAgo = new Date(Date.now() - 3_600_000)
  await utimes(old, longAgo, longAgo)
  await makeOnce({ cache, name: 'thing-1', make: fill })
  expect([existsSync(old), existsSync(young)]).toEqual([false, true])
})
