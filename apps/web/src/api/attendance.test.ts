import { afterEach, expect, test, vi } from 'vitest'
import { api } from './client.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what a page asks again by itself says so once nobody has touched the page for a minute', async () => {
  const page = new EventTarget()
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('{}'))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('fetch', fetched)
  vi.useFakeTimers()
  const { repeated } = await import('./attendance.ts')
  const headerAfter = async (seconds: number) => {
    vi.advanceTimersByTime(seconds * 1000)
    await api['file-nodes'].get('1', repeated(new AbortController().signal))
    return new Headers(fetched.mock.lastCall?.[1].headers).get('X-Unattended')
  }
  expect([await headerAfter(0), await headerAfter(59), await headerAfter(1)]).toEqual([null, null, 'true'])
  page.dispatchEvent(new Event('keydown'))
  expect([await headerAfter(59), await headerAfter(1)]).toEqual([null, 'true'])
})
