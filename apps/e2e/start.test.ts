import { test } from 'vitest'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'

const { openPage, expectFaults } = useBrowser()

test('a page whose own script cannot be loaded offers to load it again', async () => {
  const page = await openPage('/login')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.reload()
  await eventually(() => page.getByRole('heading').innerText()).toBe('Die Seite konnte nicht geladen werden')
  await page.unroute('**/assets/*.js')
  await page.getByRole('button', { name: 'Neu laden' }).click()
  await eventually(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Anmelden')
  expectFaults(/ERR_FAILED/)
})
