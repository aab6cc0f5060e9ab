import { afterEach, expect, test, vi } from 'vitest'
import { reloadWhenReady } from './reload-when-ready.ts'

afterEach(() => vi.unstubAllGlobals())

const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '3' } })

const given = (answers: readonly Response[], error: MediaError | null = null) => {
  const fetch = vi.fn()
  for (const answer of answers) fetch.mockResolvedValueOnce(answer)
  vi.stubGlobal('fetch', fetch)
  const film = Object.assign(new EventTarget(), { error, load: vi.fn() })
  const waited: number[] = []
  const wait = async (seconds: number) => void waited.push(seconds)
  return { film, fetch, waited, stop: reloadWhenReady(film, '/film', { wait }) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a film that is not made yet is loaded once the server has it', async () => {
  const { film, fetch, waited } = given([busy(), busy(), new Response()])
  expect(fetch).not.toHaveBeenCalled()
  film.dispatchEvent(new Event('error'))
  await settled()
  expect(waited).toEqual([3, 3])
  expect(fetch).toHaveBeenLastCalledWith('/film', expect.objectContaining({ method: 'HEAD' }))
  expect(film.load).toHaveBeenCalledTimes(1)
})

test('a film that failed before somebody listened is loaded too', async () => {
  const { film } = given([new Response()], {} as MediaError)
  await settled()
  expect(film.load).toHaveBeenCalledTimes(1)
})

test('a film that cannot be played is not loaded again and again', async () => {
  const { film, fetch } = given([new Response(), new Response()])
  for (let times = 0; times < 2; times += 1) {
    film.dispatchEvent(new Event('error'))
    await settled()
  }
  expect([film.load.mock.calls.length, fetch.mock.calls.length]).toEqual([1, 1])
})

test('a film that the server refuses or does not answer for stays a failure', async () => {
  for (const answers of [[new Response(null, { status: 404 })], []]) {
    const { film } = given(answers)
    film.dispatchEvent(new Event('error'))
    await settled()
    expect(film.load).not.toHaveBeenCalled()
  }
})

test('nothing is loaded once the card is left', async () => {
  const { film, stop } = given([busy(), new Response()])
  film.dispatchEvent(new Event('error'))
  stop()
  await settled()
  expect(film.load).not.toHaveBeenCalled()
})
