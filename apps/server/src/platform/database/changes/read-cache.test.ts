import { beforeEach, describe, expect, test } from 'vitest'
import { type ChangeFeed, createHeardChanges, EVERYTHING } from './change-feed.ts'
import { openReadCache, type ReadCache } from './read-cache.ts'

type Value = { readonly text: string; readonly topics: readonly string[]; readonly weight?: number }

let isCurrent: boolean
let hear: (topic: string) => void
let loads: string[]
let cache: ReadCache<Value>
beforeEach(() => {
  const heard = createHeardChanges()
  const changes: ChangeFeed = { ...heard, isCurrent: () => isCurrent }
  isCurrent = true
  hear = heard.hear
  loads = []
  cache = openReadCache({
    changes,
    listTopics: ({ topics }) => topics,
    maxWeight: 10,
    weigh: ({ weight = 1 }) => weight,
  })
})

const load = async (key: string, value: Value | undefined = { text: key, topics: [key] }): Promise<Value | undefined> =>
  cache.read(key, async () => {
    loads.push(key)
    return value
  })

describe('what was read', () => {
  test('is remembered', async () => {
    expect(await load('a')).toMatchObject({ text: 'a' })
    expect(await load('a')).toMatchObject({ text: 'a' })
    expect(loads).toEqual(['a'])
  })

  test.each([
    ['its topic changes', 'a'],
    ['changes may have been missed', EVERYTHING],
  ])('is read again when %s', async (_, topic) => {
    await load('a')
    hear(topic)
    await load('a')
    expect(loads).toEqual(['a', 'a'])
  })

  test('stays when another topic changes', async () => {
    await load('a')
    hear('b')
    await load('a')
    expect(loads).toEqual(['a'])
  })

  test('is read again when any of its topics changes, with all that share it', async () => {
    const shared = (text: string): Value => ({ text, topics: [text, 'team'] })
    await load('a', shared('a'))
    await load('b', shared('b'))
    await load('c')
    hear('team')
    for (const key of ['a', 'b', 'c']) await load(key)
    expect(loads).toEqual(['a', 'b', 'c', 'a', 'b'])
  })

  test('follows the topics of the value that was read last', async () => {
    await load('a', { text: 'a', topics: ['before'] })
    hear('before')
    await load('a', { text: 'a', topics: ['after'] })
    hear('before')
    await load('a')
    hear('after')
    await load('a')
    expect(loads).toEqual(['a', 'a', 'a'])
  })

  test('is not remembered where nothing was found', async () => {
    expect(await cache.read('a', async () => undefined)).toBeUndefined()
    expect(await load('a')).toMatchObject({ text: 'a' })
  })

  test('is not remembered when reading fails', async () => {
    await expect(cache.read('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await load('a')).toMatchObject({ text: 'a' })
  })
})

describe('while changes are not heard', () => {
  test('every call reads', async () => {
    await load('a')
    isCurrent = false
    await load('a')
    await load('a')
    expect(loads).toEqual(['a', 'a', 'a'])
  })

  test('nothing is remembered', async () => {
    isCurrent = false
    await load('a')
    isCurrent = true
    await load('a')
    expect(loads).toEqual(['a', 'a'])
  })
})

describe('a change during a read', () => {
  const readDuring = async (change: () => void): Promise<void> => {
    await cache.read('a', async () => {
      loads.push('a')
      change()
      return { text: 'outdated', topics: ['a'] }
    })
  }

  test.each([
    ['of its topic', () => hear('a')],
    ['of any other, since the topics are known afterwards', () => hear('b')],
    ['that nobody heard', () => (isCurrent = false)],
  ])('%s leaves nothing remembered', async (_, change) => {
    await readDuring(change)
    isCurrent = true
    expect(await load('a')).toMatchObject({ text: 'a' })
  })
})

describe('room', () => {
  test('is made by what was not used for longest', async () => {
    for (const key of ['a', 'b']) await load(key, { text: key, topics: [], weight: 5 })
    await load('a')
    await load('c', { text: 'c', topics: [], weight: 5 })
    for (const key of ['a', 'c', 'b']) await load(key)
    expect(loads).toEqual(['a', 'b', 'c', 'b'])
  })

  test('is not made for what is heavier than all together', async () => {
    await load('a')
    await load('heavy', { text: 'heavy', topics: ['a'], weight: 11 })
    await load('a')
    await load('heavy', { text: 'heavy', topics: ['a'], weight: 11 })
    expect(loads).toEqual(['a', 'heavy', 'heavy'])
  })
})
