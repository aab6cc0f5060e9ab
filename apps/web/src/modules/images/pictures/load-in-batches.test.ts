import { expect, test } from 'vitest'
import { inBatches } from './load-in-batches.ts'

const given = (known: readonly string[], largest = 3) => {
  const calls: string[][] = []
  const load = inBatches(async (ids) => {
    calls.push([...ids])
    return new Map(ids.filter((id) => known.includes(id)).map((id) => [id, id.toUpperCase()]))
  }, largest)
  return { calls, load }
}

test('items that are asked for at once come in one call, each once', async () => {
  const { calls, load } = given(['a', 'b'])
  expect(await Promise.all(['a', 'b', 'a'].map(load))).toEqual(['A', 'B', 'A'])
  expect(calls).toEqual([['a', 'b']])
})

test('more than fit into a call come in several', async () => {
  const { calls, load } = given(['a', 'b', 'c', 'd'])
  await Promise.all(['a', 'b', 'c', 'd'].map(load))
  expect(calls).toEqual([['a', 'b', 'c'], ['d']])
})

test('what is not found is null', async () => {
  const { load } = given(['a'])
  expect(await Promise.all([load('a'), load('x')])).toEqual(['A', null])
})

test('later items are asked for anew', async () => {
  const { calls, load } = given(['a', 'b'])
  await load('a')
  await load('b')
  expect(calls).toEqual([['a'], ['b']])
})

test('a call that fails fails for all that it was made for, and for nobody later', async () => {
  let isBroken = true
  const load = inBatches(async (ids) => {
    if (isBroken) throw new Error('offline')
    return new Map(ids.map((id) => [id, id]))
  }, 3)
  const outcomes = await Promise.allSettled(['a', 'b'].map(load))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await load('a')).toBe('a')
})
