import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeOnce, removeOlder } from './make-once.ts'

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

test('makes a folder that other users may read', async () => {
  const { mode } = await stat(await makeOnce({ cache, name: 'thing-1', make: fill }))
  expect((mode & 0o777).toString(8)).toBe('755')
})

test('makes it once for two that ask at the same time', async () => {
  let calls = 0
  const make = async (folder: string) => {
    calls += 1
    await fill(folder)
  }
  const both = await Promise.all([1, 2].map(() => makeOnce({ cache, name: 'thing-1', make })))
  expect(both).toEqual([join(cache, 'thing-1'), join(cache, 'thing-1')])
  expect([calls, await readdir(cache)]).toEqual([1, ['thing-1']])
})

test('makes it after another attempt has failed', async () => {
  // The second one asks once the first has the lock; otherwise it may be the first.
  let other: Promise<string> | undefined
  const make = async () => {
    other = makeOnce({ cache, name: 'thing-1', make: fill })
    throw new Error('no room')
  }
  await expect(makeOnce({ cache, name: 'thing-1', make })).rejects.toThrow('no room')
  expect(await readdir((await other) ?? '')).toEqual(['file'])
})

test('does not wait for a process that was killed while it made it', async () => {
  await writeFile(join(cache, 'thing-1.lock'), '')
  const folder = await makeOnce({ cache, name: 'thing-1', make: fill, lifelessMs: 200 })
  expect([await readdir(folder), await readdir(cache)]).toEqual([['file'], ['thing-1']])
})

test('waits for as long as the process that makes it gives signs of life', async () => {
  let calls = 0
  const make = async (folder: string) => {
    calls += 1
    await delay(3_000)
    await fill(folder)
  }
  await Promise.all([1, 2].map(() => makeOnce({ cache, name: 'thing-1', make, lifelessMs: 2_000 })))
  expect(calls).toBe(1)
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

test('removes older folders, but not the youngest of them', async () => {
  const names = ['server-1', 'server-2', 'server-3', 'server-4']
  for (const [index, name] of names.entries()) {
    await mkdir(join(cache, name))
    const time = new Date(Date.now() - (names.length - index) * 3_600_000)
    await utimes(join(cache, name), time, time)
  }
  await mkdir(join(cache, 'new'))
  await removeOlder(cache, { prefix: 'server-', than: join(cache, 'new'), ageMs: 1_800_000, keep: 2 })
  expect((await readdir(cache)).toSorted()).toEqual(['new', 'server-3', 'server-4'])
})
