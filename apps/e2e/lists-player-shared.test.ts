import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, PASSWORD } from './account-journey.ts'
import { callAs } from './call-as.ts'
import { endLicenceOf, givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { givenList, learnedOf, shareKeyOf } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import type { Account } from './person.ts'
import { card, cardId, endTitle, pressForNext, progress } from './player-page.ts'

const browser = useBrowser()
const me = useOwnAccount()

const givenShared = async (signs = 13) => {
  const list = await givenList({ as: me, signs: signs, name: 'Geteilt' })
  return { list, key: await shareKeyOf(me, list) }
}
/** An account whose licence has ended. */
const givenExpired = async (): Promise<Account> => {
  const account = await givenPayer()
  await endLicenceOf(account)
  return account
}
const overview = (key: string) => `/lernliste/ueberblick/${key}`
const toast = (page: Page, text: string) =>
  page.getByRole('group', { name: 'Meldung' }).getByText(text, { exact: true })
const mediaOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

describe('a visitor with a share link', () => {
  test('sees the first ten signs with a watermark, and of the others only that they are there', async () => {
    const { list, key } = await givenShared()
    let media: string[] = []
    const page = await browser.openPage(overview(key), {
      prepare: (blank) => {
        media = mediaOf(blank)
      },
    })
    await page.getByRole('heading', { level: 1, name: `Lernliste ${list.name}` }).waitFor()
    const signs = page.getByRole('list', { name: 'Gebärden der Lernliste' })
    await expect(signs.getByRole('link').count()).resolves.toBe(10)
    await expect(signs.locator('li[aria-hidden]').count()).resolves.toBe(3)
    await page.getByText('hat diese Lernliste mit dir geteilt').waitFor()
    await page.getByText('10 von 13 Gebärden').waitFor()
    await eventually(() => media.length).toBeGreaterThan(3)
    expect(media.filter((address) => !address.includes('watermarked'))).toEqual([])
    const { body } = await call('GET', `lists?shareKey=${key}`)
    const answer = JSON.stringify(body)
    expect(list.signIds.filter((id) => answer.includes(id))).toEqual(list.signIds.slice(0, 10))
  })

  test('opens it, walks to the end of the preview and finds the ways to the whole', async () => {
    const { key } = await givenShared(12)
    const page = await browser.openPage(overview(key))
    await page.getByRole('link', { name: 'Öffnen' }).click()
    await card(page).waitFor()
    await expect(card(page).getByRole('button', { name: 'Aufdecken' }).count()).resolves.toBe(0)
    for (let shown = 1; shown < 10; shown += 1) await pressForNext(page, 'ArrowRight')
    await page.keyboard.press('ArrowRight')
    await endTitle(page, 'Ende der Vorschau').waitFor()
    await page.getByText('Du hast 10 von 12 Gebärden dieser Lernliste gesehen.').waitFor()
    await expect(page.getByRole('button', { name: 'Nochmal von vorn' }).count()).resolves.toBe(0)
    for (const way of ['Lizenz erwerben', 'Konto erstellen']) await page.getByRole('link', { name: way }).waitFor()
    await page.getByRole('link', { name: 'Anmelden' }).click()
    await page.waitForURL(/\/login\?weiter=/)
  })

  test('opens it at the sign that he clicked, and stays there after a reload', async () => {
    const { list, key } = await givenShared(6)
    const page = await browser.openPage(overview(key))
    await page.getByRole('list', { name: 'Gebärden der Lernliste' }).getByRole('link').nth(2).click()
    await eventually(() => cardId(page)).toBe(list.signIds[2])
    await pressForNext(page, 'ArrowRight')
    await page.reload()
    await eventually(() => cardId(page)).toBe(list.signIds[3])
  })

  test.each(['/lernliste/ueberblick/gibt-es-nicht', '/lernliste/gibt-es-nicht'])(
    'is told at %s that there is no such list, and comes to the login',
    async (path) => {
      const page = await browser.openPage(path)
      await toast(page, 'Keine passende Lernliste gefunden').waitFor()
      await page.waitForURL('**/login')
    },
  )
})

describe('an account whose licence has expired', () => {
  test('is back at the list after it has signed in there', async () => {
    const [{ key }, { email }] = await Promise.all([givenShared(11), givenExpired()])
    const page = await browser.openPage(overview(key))
    await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await page.waitForURL(`**/lernliste/ueberblick/${key}`)
    await page.getByText(/Du hast keine aktive Lizenz/).waitFor()
  })

  test('sees the preview like a visitor, and only the way to a licence', async () => {
    const [{ key }, expired] = await Promise.all([givenShared(11), givenExpired()])
    const page = await browser.openPage(overview(key), { as: expired })
    await page.getByText(/Du hast keine aktive Lizenz/).waitFor()
    await page.getByText('10 von 11 Gebärden').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Lizenz erwerben' }).waitFor()
    await expect(page.getByRole('main').getByRole('link', { name: 'Anmelden' }).count()).resolves.toBe(0)
    await page.getByRole('link', { name: 'Öffnen' }).click()
    await card(page).waitFor()
    await pressForNext(page, 'Enter')
    await expect(progress(page)).resolves.toBe('1 von 10 gelernt')
  })
})

describe('an account with a licence', () => {
  test('comes from the public page to its own view and plays the whole list, without keeping anything', async () => {
    const { list, key } = await givenShared(12)
    const page = await browser.openPage(overview(key), { as: 'leitung' })
    await page.waitForURL(`**/app/geteilte-lernliste/${key}`)
    await page.goto(`/app/geteilte-lernliste/${key}/start`)
    await page.getByRole('switch', { name: 'Titel verdecken' }).press('Space')
    await page.getByRole('button', { name: 'Starten' }).click()
    await page.waitForURL(/spielen=/)
    await card(page).getByRole('button', { name: 'Aufdecken' }).waitFor()
    await pressForNext(page, 'Enter')
    await page.reload()
    await eventually(() => progress(page)).toBe('1 von 12 gelernt')
    await expect(page.getByText('Gespeichert').count()).resolves.toBe(0)
    await expect(learnedOf(me, list)).resolves.toEqual([])
    for (let left = 11; left > 1; left -= 1) await pressForNext(page, 'Enter')
    await page.keyboard.press('Enter')
    await endTitle(page, 'Geschafft!').waitFor()
    await expect(page.getByRole('button', { name: 'Nochmal von vorn' }).count()).resolves.toBe(0)
  })

  test('plays a list as its own when it may write to it', async () => {
    const { list, key } = await givenShared(3)
    const page = await browser.openPage(`/app/geteilte-lernliste/${key}?spielen=1`, { as: me })
    await page.waitForURL(`**/app/lernliste/${list.id}`)
    await pressForNext(page, 'Enter')
    await eventually(() => learnedOf(me, list)).toHaveLength(1)
  })

  test('is told that a link is gone, and comes to the lists', async () => {
    const { list, key } = await givenShared(2)
    await callAs(me, 'PATCH', `lists/${list.id}`, { shareKey: null })
    const page = await browser.openPage(`/app/geteilte-lernliste/${key}/start`, { as: 'leitung' })
    await toast(page, 'Keine passende Lernliste gefunden').waitFor()
    await page.waitForURL('**/app/lernlisten')
  })
})
