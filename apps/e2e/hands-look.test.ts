import type { Preferences } from '@gebaerdenraum/domain/accounts/preferences'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenList } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import type { Account } from './person.ts'
import { card, filmIsReady } from './player-page.ts'

const browser = useBrowser()
const PLAYER_SETTINGS = 'gebaerdenraum-player-settings'

/** Addresses of signs' media that the page asks for from now on. */
const watchMedia = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/media/signs/')) asked.push(pathname + search)
  })
  return asked
}
const firstPicture = (page: Page) => page.locator('[data-sign] img').first()
const tone = (page: Page, name: string) => page.getByRole('radio', { name })
const storedColouring = async (as: Account) => {
  const { user } = await callAs(as, 'GET', 'session')
  return (user as { readonly preferences: Preferences }).preferences.hands.colouring
}

describe('the colours of hands', () => {
  test('are chosen in the view settings by keyboard, seen at once, and remembered', async () => {
    const account = await givenPayer()
    const page = await browser.openPage('/app/suche?search=hund', { as: account })
    await firstPicture(page).waitFor()
    expect(await firstPicture(page).getAttribute('src')).not.toMatch(/tone=|scheme=|words=/)
    const asked = watchMedia(page)
    await page.getByRole('button', { name: 'Ansicht' }).press('Enter')
    await tone(page, 'Mittel').focus()
    expect(await tone(page, 'Mittel').isChecked()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await eventually(() => tone(page, 'Braun').isChecked()).toBe(true)
    await eventually(() => firstPicture(page).getAttribute('src')).toMatch(/&tone=brown$/)
    await eventually(() => asked.some((address) => address.endsWith('&tone=brown'))).toBe(true)
    await expectNoFindings(page)
    await eventually(() => storedColouring(account)).toBe('brown')
    await page.reload()
    await eventually(() => firstPicture(page).getAttribute('src')).toMatch(/&tone=brown$/)
  })

  test('are kept in the browser for visitors', async () => {
    const page = await browser.openPage('/gebaerden/hallo')
    const kept = JSON.stringify({ hands: { colouring: 'lineArt' } })
    await page.evaluate((value) => localStorage.setItem('gebaerdenraum-preferences', value), kept)
    await page.reload()
    await eventually(() => page.getByRole('img', { name: 'Zeichnung der Gebärde' }).getAttribute('src')).toMatch(
      /watermarked.*&tone=lineArt$/,
    )
  })

  test('suit the dark scheme where the drawing alone is shown', async () => {
    const page = await browser.openPage('/app/suche?search=hund', { as: 'mitglied', colorScheme: 'dark' })
    await eventually(() => firstPicture(page).getAttribute('src')).toMatch(/&scheme=dark$/)
    await eventually(() => firstPicture(page).evaluate((picture) => picture.naturalWidth)).toBe(320)
  })
})

describe('a name that is asked for', () => {
  test('is shown neither by drawing nor by film of the sign page until it is uncovered', async () => {
    const page = await browser.openPage('/app/gebaerden/hallo', { as: 'mitglied' })
    await page.getByRole('button', { name: 'Abfragen' }).waitFor()
    // Left first: this page may still ask for its film.
    await page.goto('/impressum')
    const asked = watchMedia(page)
    await page.goto('/app/gebaerden/hallo?quiz=1')
    await page.getByRole('button', { name: /^Aufdecken Zeichnung/ }).click()
    await page.getByRole('button', { name: /^Aufdecken Video/ }).click()
    await eventually(() => page.locator('video').evaluate((film) => film.readyState)).toBeGreaterThanOrEqual(2)
    await page.getByRole('img', { name: 'Zeichnung der Gebärde', exact: true }).waitFor()
    for (const type of ['signVideo', 'signBox']) {
      expect(asked.filter((address) => address.includes(`/${type}/`))).not.toEqual([])
    }
    expect(asked.filter((address) => !address.includes('&words=0'))).toEqual([])
    const film = await page.locator('video').getAttribute('src')

    await page.keyboard.press('1')
    const picture = page.getByRole('img', { name: /„hallo“/i })
    await eventually(() => picture.getAttribute('src')).not.toContain('words=0')
    expect(await page.locator('video').getAttribute('src')).toBe(film)
  })

  test('is not shown by the cards of a list, and uncovering one changes only its drawing', async () => {
    const list = await givenList({ as: 'einzel', signs: 3 })
    const page = await browser.openPage('/app/lernlisten', { as: 'einzel' })
    const settings = JSON.stringify({ mode: 'learn', isShuffled: false, covered: ['title'] })
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [PLAYER_SETTINGS, settings] as const)
    const asked = watchMedia(page)
    await page.goto(`/app/lernliste/${list.id}`)
    await card(page).waitFor()
    await filmIsReady(page)
    await eventually(() => asked.filter((address) => address.includes('/signVideo/')).length).toBeGreaterThanOrEqual(3)
    expect(asked.filter((address) => !address.includes('&words=0'))).toEqual([])
    const film = await card(page).locator('video').getAttribute('src')
    await page.keyboard.press('1')
    await card(page).getByRole('heading', { level: 2 }).waitFor()
    await eventually(() => card(page).locator('img').getAttribute('src')).toMatch(/^\/media\/signs\//)
    expect(await card(page).locator('img').getAttribute('src')).not.toContain('words=0')
    await eventually(() => asked.filter((address) => !address.includes('&words=0')).length).toBe(1)
    expect(await card(page).locator('video').getAttribute('src')).toBe(film)
  })
})
