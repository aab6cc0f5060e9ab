import { expect, test, vi } from 'vitest'
import { loadPage, PageLoadError } from './load-page.ts'

const module = { Page: () => null }

test('hands over the page that was loaded', async () => {
  await expect(loadPage(() => Promise.resolve(module))).resolves.toBe(module)
})

test('says that a page is missing when its code cannot be fetched', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  const loading = loadPage(() => Promise.reject(cause))
  await expect(loading).rejects.toBeInstanceOf(PageLoadError)
  await expect(loading).rejects.toMatchObject({ reason: 'missing', cause })
})

test('gives up after 120 seconds', async () => {
  vi.useFakeTimers()
  const outcome = vi.fn()
  loadPage(() => new Promise(() => undefined)).catch(outcome)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(outcome).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ reason: 'timeout' }))
  vi.useRealTimers()
})
