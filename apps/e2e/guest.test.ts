import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

/** Every address below /media that the page asks for. */
const mediaOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}
const openAsGuest = async (path: string) => {
  let media: string[] = []
  const page = await browser.openPage(path, {
    prepare: (blank) => {
      media = mediaOf(blank)
    },
  })
  return { page, media }
}
const toast = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Meldung' }).getByText(text, { exact: true })

describe('a visitor', () => {
  test('sees a preview sign with a notice, and only with a watermark', { tags: 'smoke' }, async () => {
    const { page, media } = await openAsGuest('/gebaerden/hallo')
    await page.getByRole('heading', { level: 1, name: 'hallo' }).waitFor()
    await page
      .getByText('Du bist nicht angemeldet. Deshalb siehst du nur ausgewählte Inhalte mit Wasserzeichen.')
      .waitFor()
    await eventually(() => page.locator('video').evaluate((film) => film.readyState)).toBeGreaterThanOrEqual(2)
    for (const format of ['SIGNmap', 'Nur Gebärde', 'SIGNbox']) {
      await page.getByRole('radiogroup', { name: 'Format der Zeichnung' }).getByText(format).click()
      const drawing = page.getByRole('img', { name: 'Zeichnung der Gebärde „hallo“' })
      await eventually(() => drawing.evaluate((image) => image.complete && image.naturalWidth)).toBeGreaterThan(100)
    }
    await page.getByRole('list', { name: 'Gebärden zum Ansehen' }).scrollIntoViewIfNeeded()
    await eventually(() => media.length).toBeGreaterThan(4)
    expect(media.filter((address) => !address.includes('watermarked'))).toEqual([])
  })
})

describe('an account without a licence', () => {
  test('that never had one comes from the search to the checkout', async () => {
    const page = await browser.openPage('/app/suche', { as: 'gast' })
    await page.waitForURL('**/anmeldung/bestellung')
    await toast(page, 'Du hast keine aktive Lizenz.').waitFor()
  })
})
