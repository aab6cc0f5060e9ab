import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { eventually } from './eventually.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()
const pathOf = (page: Page): string => new URL(page.url()).pathname

describe('an address', () => {
  test.each([
    ['/app/eigene-gebaerde', '/app/eigene-gebaerden'],
    ['/gibt/es/nicht', '/app/suche'],
    ['/app/gibt-es-nicht', '/app/suche'],
    ['/', '/app/suche'],
  ])('%s leads to %s', async (path, target) => {
    // An unknown one has status 404, which the browser logs.
    browser.expectFaults(REFUSED_CALL)
    const page = await browser.openPage(path, { as: 'einzel' })
    await eventually(() => pathOf(page)).toBe(target)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('that names nothing leads a visitor to the login', async () => {
    browser.expectFaults(REFUSED_CALL)
    const page = await browser.openPage('/gibt/es/nicht')
    await page.waitForURL('**/login')
    await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
  })

  test('of a missing sign leads to the search, with a word about it', async () => {
    const page = await browser.openPage('/app/gebaerden/gibt-es-nicht', { as: 'einzel' })
    await page.getByRole('group', { name: 'Meldung' }).getByText('Keine passende Gebärde gefunden').waitFor()
    await page.waitForURL('**/app/suche')
  })
})

describe('going on to another page', () => {
  test('puts the focus on its heading and changes the title', { tags: 'smoke' }, async () => {
    const page = await browser.openPage('/app/suche', { as: 'einzel' })
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await eventually(() => page.locator(':focus').innerText()).toBe('Favoriten')
    await eventually(() => page.title()).toBe('Favoriten - Gebärdenraum')
  })

  test('closes what lies open', async () => {
    const page = await browser.openPage('/app/favoriten', { as: 'einzel' })
    await page.getByRole('link', { name: 'Gebärden', exact: true }).click()
    // The bar's own field leaves when the page with its field is there.
    await page.getByRole('heading', { level: 1, name: 'Gebärden' }).waitFor()
    await page.getByRole('searchbox', { name: 'Gebärde suchen' }).fill('Quokkaxyz')
    await page.getByRole('button', { name: 'Gebärde wünschen' }).click()
    await page.getByRole('dialog', { name: 'Gebärde wünschen' }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Favoriten' }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('offers to load anew when the code of the page does not arrive', async () => {
    const page = await browser.openPage('/app/suche', { as: 'einzel' })
    await page.getByRole('heading', { level: 1, name: 'Gebärden' }).waitFor()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByRole('link', { name: 'Favoriten' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Neue Version verfügbar' }).waitFor()
    await page.unroute('**/assets/*.js')
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await page.getByRole('heading', { level: 1, name: 'Favoriten' }).waitFor()
    browser.expectFaults(/Failed to load resource|Failed to fetch dynamically imported module|PageLoadError/)
  })
})

test('being offline is told as long as it lasts', async () => {
  const page = await browser.openPage('/app/suche', { as: 'einzel' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const notice = page.getByText('Du bist offline. Neue Inhalte erscheinen, sobald die Verbindung wieder da ist.')
  await page.context().setOffline(true)
  await notice.waitFor()
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
  browser.expectFaults(REFUSED_CALL)
})
