import { afterEach, expect, test, vi } from 'vitest'
import { fetchWhenReady } from './fetch-when-ready.ts'

afterEach(() => vi.unstubAllGlobals())

const given = (...answers: readonly Response[]) => {
  const fetch = vi.fn()
  for (const answer of answers) fetch.mockResolvedValueOnce(answer)
  vi.stubGlobal('fetch', fetch)
  const waited: number[] = []
  const wait = async (seconds: number) => void waited.push(seconds)
  return { fetch, waited, wait }
}
const busy = (status: number, retryAfter?: string) =>
  new Response(null, { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
const { signal } = new AbortController()

test('a medium is asked for again when the server says so', async () => {
  const { waited, wait } = given(busy(503, '7'), busy(429, '2'), busy(503), new Response('film'))
  const response = await fetchWhenReady('/film', signal, { wait })
  expect([await response.text(), waited]).toEqual(['film', [7, 2, 5]])
})

test('any other failure is the answer', async () => {
  const { fetch, waited, wait } = given(busy(404))
  expect((await fetchWhenReady('/film', signal, { wait })).status).toBe(404)
  expect([fetch.mock.calls.length, waited]).toEqual([1, []])
})

test('a server that stays busy is given up some time', async () => {
  const { fetch, wait } = given(...Array.from({ length: 30 }, () => busy(503, '1')))
  expect((await fetchWhenReady('/film', signal, { wait })).status).toBe(503)
  expect(fetch).toHaveBeenCalledTimes(20)
})

test('nobody waits any more once it is aborted', async () => {
  given(busy(503, '30'))
  const controller = new AbortController()
  const answer = fetchWhenReady('/film', controller.signal)
  await Promise.resolve()
  setTimeout(() => controller.abort(new Error('Left.')))
  await expect(answer).rejects.toThrow('Left.')
})
