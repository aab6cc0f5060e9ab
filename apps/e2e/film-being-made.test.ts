import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { installClock, passTime } from './page-clock.ts'

const browser = useBrowser()

/** After it the server asks to come again. */
const AGAIN_AFTER_S = 1

/** Films are being made until `finish` is called. */
const makeSlowly = () => {
  let isMade = false
  let refusals = 0
  const prepare = async (page: Page) => {
    await installClock(page)
    await page.route(/\/media\/signs\/[^/]+\/signVideo\/(default|tiny|original|watermarked)\//, async (route) => {
      if (isMade) return route.continue()
      refusals += 1
      await route.fulfill({ status: 503, headers: { 'retry-after': String(AGAIN_AFTER_S) }, body: '' })
    })
  }
  const finish = (): void => {
    isMade = true
  }
  return { prepare, refusals: () => refusals, finish }
}

/** The page comes again at once, however often. */
const soon = <Value>(page: Page, read: () => Value | Promise<Value>) =>
  eventually(async () => {
    await passTime(page, AGAIN_AFTER_S * 1_000)
    return read()
  })

test('a player shows the still picture while its film is being made, and then plays it by itself', async () => {
  const making = makeSlowly()
  const page = await browser.openPage('/app/gebaerden/hallo', { as: 'einzel', prepare: making.prepare })
  const player = page.getByRole('figure', { name: 'Video: Hallo' })
  await soon(page, making.refusals).toBeGreaterThan(1)
  expect(await player.getByText('Das Video konnte nicht geladen werden.').count()).toBe(0)
  expect(await player.locator('video').getAttribute('poster')).toMatch(/\/poster\//)
  await expectNoFindings(page)
  making.finish()
  await soon(page, () => player.locator('video').evaluate((film) => film.readyState)).toBeGreaterThanOrEqual(2)
  browser.expectFaults(REFUSED_CALL)
})

test('a card plays its film by itself once it is made', async () => {
  const making = makeSlowly()
  const page = await browser.openPage('/app/suche?search=tier', { as: 'einzel', prepare: making.prepare })
  await page.locator('[data-sign] > a').first().hover()
  await soon(page, making.refusals).toBeGreaterThan(1)
  expect(await page.locator('[data-sign] video[data-playing]').count()).toBe(0)
  making.finish()
  await soon(page, () => page.locator('[data-sign] video[data-playing]').count()).toBe(1)
  browser.expectFaults(REFUSED_CALL)
})
