import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()

/** Films are being made until `finish` is called: the server asks to come again in a second. */
const makeSlowly = () => {
  let isMade = false
  let refusals = 0
  const prepare = (page: Page) =>
    page.route(/\/media\/signs\/[^/]+\/signVideo\/(default|tiny|original|watermarked)\//, async (route) => {
      if (isMade) return route.continue()
      refusals += 1
      await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '' })
    })
  const finish = (): void => {
    isMade = true
  }
  return { prepare, refusals: () => refusals, finish }
}

test('a player shows the still picture while its film is being made, and then plays it by itself', async () => {
  const making = makeSlowly()
  const page = await browser.openPage('/app/gebaerden/hallo', { as: 'einzel', prepare: making.prepare })
  const player = page.getByRole('figure', { name: 'Video: Hallo' })
  await eventually(making.refusals).toBeGreaterThan(1)
  expect(await player.getByText('Das Video konnte nicht geladen werden.').count()).toBe(0)
  expect(await player.locator('video').getAttribute('poster')).toMatch(/\/poster\//)
  await expectNoFindings(page)
  making.finish()
  await eventually(() => player.locator('video').evaluate((film) => film.readyState)).toBeGreaterThanOrEqual(2)
  browser.expectFaults(REFUSED_CALL)
})

test('a card plays its film by itself once it is made', async () => {
  const making = makeSlowly()
  const page = await browser.openPage('/app/suche?search=tier', { as: 'einzel', prepare: making.prepare })
  await page.locator('[data-sign] > a').first().hover()
  await eventually(making.refusals).toBeGreaterThan(1)
  expect(await page.locator('[data-sign] video[data-playing]').count()).toBe(0)
  making.finish()
  await eventually(() => page.locator('[data-sign] video[data-playing]').count()).toBe(1)
  browser.expectFaults(REFUSED_CALL)
})
