import { expect, test, vi } from 'vitest'
import { pageByQuery, pageComponent } from './page-component.tsx'
import type { PageModule } from './route-entry.ts'
import { router } from './router.ts'
import { routeOf } from './routes.ts'

test('a page waits for what modules register, which is asked for again when it did not arrive', async () => {
  const page = vi.fn(async (): Promise<PageModule> => ({ Page: () => null }))
  const register = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('Failed to fetch'))
  const { preload } = pageComponent({ ...routeOf('search'), page }, register)
  await expect(preload()).rejects.toThrow('could not be loaded')
  await preload()
  expect([page.mock.calls.length, register.mock.calls.length]).toEqual([1, 2])
})

test('so does a page that the query of its address names', async () => {
  const register = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('Failed to fetch'))
  const { preload } = pageByQuery([routeOf('search')], register)
  await expect(preload()).rejects.toThrow('could not be loaded')
  await preload()
  expect(register).toHaveBeenCalledTimes(2)
})

test('the router has something to wait for on every route', () => {
  const components = Object.values(router.routesByPath).map(({ options }) => options.component)
  expect(components.filter((component) => component === undefined || !('preload' in component))).toEqual([])
})
