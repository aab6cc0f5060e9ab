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
/** As an earlier visit left it in the browser. */
const storeBefore = async (page: Page, key: string, value: object): Promise<void> => {
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const)
}
const firstPicture = (page: Page) => page.locator('[data-sign] img').first()
const tone = (page: Page, name: string) => page.getByRole('radio', { name })
const storedColouring = async (as: Account) => {
  const { user } = await callAs(as, 'GET', 'session')
  return (user as { readonly preferences: Preferences }).preferences.hands.colouring
}

describe('the colours of hands', () => {
  test('suit the dark scheme, are chosen in the view settings by keyboard, seen at once, and remembered', async () => {
    const account = await givenPayer()
    const page = await browser.openPage('/app/suche?search=hund', { as: account, colorScheme: 'dark' })
    // Where the drawing alone is shown.
    await eventually(() => firstPicture(page).getAttribute('src')).toMatch(/&scheme=dark$/)
    await eventually(() => firstPicture(page).evaluate((picture) => picture.naturalWidth)).toBe(320)
    await page.emulateMedia({ colorScheme: 'light' })
    await eventually(() => firstPicture(page).getAttribute('src')).not.toMatch(/tone=|scheme=|words=/)
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
    const page = await browser.openPage('/gebaerden/hallo', {
      prepare: (blank) => storeBefore(blank, 'gebaerdenraum-preferences', { hands: { colouring: 'lineArt' } }),
    })
    await eventually(() => page.getByRole('img', { name: 'Zeichnung der Gebärde' }).getAttribute('src')).toMatch(
      /watermarked.*&tone=lineArt$/,
    )
  })
})

describe('a name that is asked for', () => {
  test('is shown neither by drawing nor by film of the sign page until it is uncovered', async () => {
    let asked: string[] = []
    const page = await browser.openPage('/app/gebaerden/hallo?quiz=1', {
      as: 'mitglied',
      prepare: (blank) => {
        asked = watchMedia(blank)
      },
    })
    await page.getByRole('button', { name: 'Abfragen' }).waitFor()
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
    let asked: string[] = []
    const page = await browser.openPage(`/app/lernliste/${list.id}`, {
      as: 'einzel',
      prepare: async (blank) => {
        asked = watchMedia(blank)
        await storeBefore(blank, PLAYER_SETTINGS, { mode: 'learn', isShuffled: false, covered: ['title'] })
      },
    })
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
