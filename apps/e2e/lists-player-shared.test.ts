import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD } from './account-journey.ts'
import { endLicenceOf, givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { givenList, learnedOf, shareKeyOf } from './given-list.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import type { Account } from './person.ts'
import { answerAll, card, cardId, endTitle, filmIsReady, pressForNext, progress } from './player-page.ts'

const browser = useBrowser()
const me = useOwnAccount()

const givenShared = async (signs: number) => {
  const list = await givenList({ as: me, signs, name: 'Geteilt' })
  return { list, key: await shareKeyOf(me, list) }
}
/** An account whose licence has ended. */
const givenExpired = async (): Promise<Account> => {
  const account = await givenPayer()
  await endLicenceOf(account)
  return account
}
const overview = (key: string) => `/lernliste/ueberblick/${key}`
const mediaOf = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/media/')) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

test('a visitor opens a shared list at the sign that was clicked, with watermarks only, and stays there after a reload', async () => {
  const { list, key } = await givenShared(3)
  let media: string[] = []
  const page = await browser.openPage(overview(key), {
    prepare: (blank) => {
      media = mediaOf(blank)
    },
  })
  await page.getByRole('heading', { level: 1, name: `Lernliste ${list.name}` }).waitFor()
  await eventually(() => media.length).toBeGreaterThan(2)
  await page.getByRole('list', { name: 'Gebärden der Lernliste' }).getByRole('link').nth(1).click()
  await eventually(() => cardId(page)).toBe(list.signIds[1])
  await pressForNext(page, 'ArrowRight')
  await page.reload()
  await eventually(() => cardId(page)).toBe(list.signIds[2])
  await filmIsReady(page)
  expect(media.filter((address) => !address.includes('watermarked'))).toEqual([])
})

test('an account whose licence has expired is back at the list after it has signed in there', async () => {
  const [{ key }, { email }] = await Promise.all([givenShared(1), givenExpired()])
  const page = await browser.openPage(overview(key))
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click()
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.waitForURL(`**/lernliste/ueberblick/${key}`)
  await page.getByText(/Du hast keine aktive Lizenz/).waitFor()
})

test('an account with a licence comes from the public page to its own view and plays the whole list, which saves nothing', async () => {
  const { list, key } = await givenShared(3)
  const page = await browser.openPage(overview(key), { as: 'leitung' })
  await page.waitForURL(`**/app/geteilte-lernliste/${key}`)
  await page.getByRole('link', { name: 'Lernen' }).click()
  await page.getByRole('switch', { name: 'Titel verdecken' }).press('Space')
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.waitForURL(/spielen=/)
  await card(page).getByRole('button', { name: 'Aufdecken' }).waitFor()
  await pressForNext(page, 'Enter')
  await page.reload()
  await eventually(() => progress(page)).toBe('1 von 3 gelernt')
  await expect(page.getByText('Gespeichert').count()).resolves.toBe(0)
  await expect(learnedOf(me, list)).resolves.toEqual([])
  await answerAll(page, 2)
  await endTitle(page, 'Geschafft!').waitFor()
  await expect(page.getByRole('button', { name: 'Nochmal von vorn' }).count()).resolves.toBe(0)
})
