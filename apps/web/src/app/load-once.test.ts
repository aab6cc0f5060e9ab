import { expect, test, vi } from 'vitest'
import { loadOnce } from './load-once.ts'

test('code is loaded once, and again when it did not arrive', async () => {
  const load = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('Failed to fetch'))
  const loadIt = loadOnce(load)
  await expect(loadIt()).rejects.toThrow('Failed to fetch')
  await Promise.all([loadIt(), loadIt()])
  await loadIt()
  expect(load).toHaveBeenCalledTimes(2)
})
