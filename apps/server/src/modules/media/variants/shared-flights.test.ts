import { expect, test } from 'vitest'
import { COMMON_CLAIMANT } from '../../../platform/processes/claims.ts'
import { createSharedFlights } from './shared-flights.ts'

const COMMON = { claimant: COMMON_CLAIMANT }

test('work that several wait for is done once, and begun anew after its end', async () => {
  const flights = createSharedFlights<number>()
  let begun = 0
  const begin = async () => {
    begun += 1
    return begun
  }
  expect(
    await Promise.all([
      flights.join('a', begin, COMMON),
      flights.join('a', begin, COMMON),
      flights.join('b', begin, COMMON),
    ]),
  ).toEqual([1, 1, 2])
  expect(await flights.join('a', begin, COMMON)).toBe(3)
})

test('who leaves does not stop it for the others, the last one does', async () => {
  const flights = createSharedFlights<string>()
  const stopped: string[] = []
  const begin = (signal: AbortSignal) =>
    new Promise<string>(() => signal.addEventListener('abort', () => stopped.push('stopped')))
  const [one, other] = [new AbortController(), new AbortController()]
  const waiting = [
    flights.join('a', begin, { ...COMMON, signal: one.signal }),
    flights.join('a', begin, { ...COMMON, signal: other.signal }),
  ]
  one.abort(new Error('One left.'))
  await expect(waiting[0]).rejects.toThrow('One left.')
  expect(stopped).toEqual([])
  other.abort(new Error('The other left.'))
  await expect(waiting[1]).rejects.toThrow('The other left.')
  expect(stopped).toEqual(['stopped'])
  expect(await flights.join('a', async () => 'anew', COMMON)).toBe('anew')
})

test('who had left before begins nothing', async () => {
  const flights = createSharedFlights<string>()
  const signal = AbortSignal.abort(new Error('Left.'))
  await expect(flights.join('a', async () => expect.unreachable(), { ...COMMON, signal })).rejects.toThrow('Left.')
})

test('work that fails fails for all who wait', async () => {
  const flights = createSharedFlights<string>()
  const begin = () => Promise.reject(new Error('No ink.'))
  const ends = await Promise.allSettled([flights.join('a', begin, COMMON), flights.join('a', begin, COMMON)])
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
