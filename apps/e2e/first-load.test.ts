import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { type PageOptions, useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()

/** What may be loaded before the first page shows anything, in bytes of compressed JavaScript; 150 kB in November 2026. */
const FIRST_LOAD_MAX = 170_000
/** How many scripts a page may ask for, a request each; the search asked for 56 before those that pages share were one file. */
const SCRIPTS_MAX = 24

const fetchText = async (path: string) => (await fetch(new URL(path, inject('appUrl')))).text()

test('the first load stays within its budget', async () => {
  const page = await fetchText('/login')
  const scripts = new Set([...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path))
  expect(scripts.size).toBeGreaterThan(0)
  const sizes = await Promise.all(
    [...scripts].map(async (path) => gzipSync(await fetchText(path), { level: 9 }).length),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_LOAD_MAX)
})

test.each<readonly [string, PageOptions]>([
  ['/login', {}],
  ['/app/suche', { as: 'einzel' }],
  ['/app/lernlisten', { as: 'einzel' }],
])('%s asks for few scripts', async (path, options) => {
  const page = await browser.openPage(path, options)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilSettled(page)
  const asked: readonly string[] = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  // What comes seconds later, for the use without a connection, delays nothing (`apps/web/src/app/offline-effects.ts`).
  const later = asked.findIndex((name) => name.includes('/start-offline-'))
  const scripts = later < 0 ? asked : asked.slice(0, later)
  expect(scripts.length).toBeGreaterThan(4)
  expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_MAX)
})
