import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, fillInLogin, givenAccount, heading, mailedPath, newAddress, PASSWORD, toast } from './account-journey.ts'
import { eventually } from './eventually.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { installClock, passTime, stopClock } from './page-clock.ts'

const browser = useBrowser()
/** So often the page that waits for the mail asks whether the link was opened. */
const ASKS_EVERY_MS = 4_000
const RESEND = /^E-Mail noch einmal senden/

const fillIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('Name').fill('Eva Neu')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
}
const signUp = async (email: string, password = PASSWORD): Promise<Page> => {
  const page = await browser.openPage('/anmeldung', { prepare: installClock })
  await fillIn(page, email, password)
  await page.getByRole('button', { name: 'Konto erstellen' }).click()
  await heading(page, 'E-Mail bestätigen').waitFor()
  return page
}
const sentTo = (page: Page, email: string) => page.getByText(`Wir haben dir eine E-Mail an ${email} geschickt.`)

describe('signing up', () => {
  test('waits for the mail and goes on by itself when the link was opened elsewhere', async () => {
    const email = newAddress()
    const page = await signUp(email)
    await sentTo(page, email).waitFor()
    await page.getByText('Schau auch in deinen Spam-Ordner.').waitFor()

    // It asks every few seconds, and messages are gone after some: none comes before it is looked for.
    await stopClock(page)
    const other = await browser.openPage(await mailedPath(email, '/signupEmail/'))
    await heading(other, 'E-Mail bestätigt').waitFor()
    await other.getByRole('link', { name: 'Zur Anmeldung' }).click()
    await heading(other, 'Anmelden').waitFor()
    await page.clock.resume()
    await passTime(page, ASKS_EVERY_MS)
    await toast(page, 'Deine E-Mail-Adresse ist bestätigt.').waitFor()
    await page.waitForURL('**/anmeldung/bestellung')

    // A new customer is led to the checkout, not sent back from somewhere else with a warning.
    await heading(page, 'Lizenz erwerben').waitFor()
    await expect(toast(page, 'Du hast keine aktive Lizenz.').count()).resolves.toBe(0)
    await page.getByRole('link', { name: 'Erst ansehen' }).click()
    await page.waitForURL('**/gebaerden')

    // Where a guard leads to the checkout, it says why.
    await fillInLogin(other, email, PASSWORD)
    await other.waitForURL('**/anmeldung/bestellung')
    await toast(other, 'Du hast keine aktive Lizenz.').waitFor()
  })

  test('goes from the mail to the checkout in one browser', async () => {
    const email = newAddress()
    const page = await signUp(email)
    await page.getByRole('link', { name: 'Demo: E-Mails ansehen' }).click()
    const mail = page.getByRole('article').filter({ hasText: email })
    await mail.getByRole('link', { name: /signupEmail/ }).click()
    await heading(page, 'E-Mail bestätigt').waitFor()
    await page.getByRole('link', { name: 'Weiter', exact: true }).click()
    await page.waitForURL('**/anmeldung/bestellung')
    await heading(page, 'Lizenz erwerben').waitFor()
    await expect(toast(page, 'Du hast keine aktive Lizenz.').count()).resolves.toBe(0)
  })

  test('takes an address with umlauts in its domain, and shows it as typed', async () => {
    const typed = newAddress().replace('schule', 'Kita-Löwenzahn')
    const page = await signUp(typed)
    await sentTo(page, typed).waitFor()
    const path = await mailedPath(typed.replace('Kita-Löwenzahn', 'xn--kita-lwenzahn-nmb'), '/signupEmail/')
    const [, , id, , token] = path.split('/')
    await call('PATCH', `verifications/${id}`, { token })

    const elsewhere = await browser.openPage('/login')
    await elsewhere.getByLabel('E-Mail').fill(typed)
    await expect(elsewhere.getByLabel('E-Mail').inputValue()).resolves.toBe(typed)
    await fillInLogin(elsewhere, typed.toLowerCase(), PASSWORD)
    await elsewhere.waitForURL('**/anmeldung/bestellung')
  })

  test('looks the same for an address that has an account, and mails its owner', async () => {
    const { email } = await givenAccount()
    const page = await signUp(email, 'anderes12')
    browser.expectFaults(REFUSED_CALL)
    const known = await page.getByRole('main').innerText()
    await mailedPath(email, '/login')

    const fresh = newAddress()
    const unknown = await (await signUp(fresh)).getByRole('main').innerText()
    const withoutFacts = (text: string) => text.replace(email, '…').replace(fresh, '…').replace(/\d+ s/, '… s')
    expect(withoutFacts(known)).toBe(withoutFacts(unknown))
  })
})

describe('waiting for the mail', () => {
  test('lasts over a reload, and lets nobody into the app', async () => {
    const email = newAddress()
    const page = await signUp(email)
    await page.reload()
    await sentTo(page, email).waitFor()
    await page.goto('/app/suche')
    await page.waitForURL('**/anmeldung/neues-konto')
    await sentTo(page, email).waitFor()
  })

  test('lasts over a reload also where the address had an account', async () => {
    const { email } = await givenAccount()
    const page = await signUp(email, 'anderes12')
    browser.expectFaults(REFUSED_CALL)
    await page.reload()
    await sentTo(page, email).waitFor()
  })

  test('is what an unconfirmed account sees after signing in later', async () => {
    const { email } = await givenAccount({ isVerified: false })
    const page = await browser.openPage('/login')
    await fillInLogin(page, email, PASSWORD)
    await page.waitForURL('**/anmeldung/neues-konto')
    await sentTo(page, email).waitFor()
  })

  test('sends the mail once more, not sooner than the countdown says', async () => {
    const account = await givenAccount({ isVerified: false })
    const page = await browser.openPage('/anmeldung/neues-konto', {
      as: account,
      prepare: installClock,
    })
    const resend = page.getByRole('button', { name: RESEND })
    // The server counts a minute from the sign-up on, and says how long is left.
    await resend.click()
    await eventually(() => resend.innerText()).toMatch(/\(in \d+ s\)$/)
    await expect(resend.isDisabled()).resolves.toBe(true)
    await passTime(page, 61_000)
    await eventually(() => resend.isEnabled()).toBe(true)
    browser.expectFaults(REFUSED_CALL)
  })

  test('gives up for another address', async () => {
    const page = await signUp(newAddress())
    await page.getByRole('button', { name: 'Andere Adresse verwenden' }).click()
    await heading(page, 'Konto erstellen').waitFor()
    await page.reload()
    await heading(page, 'Konto erstellen').waitFor()
  })
})
