import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { call, fillInLogin, givenAccount, heading, mailedPath, PASSWORD } from './account-journey.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import type { Account } from './person.ts'

const browser = useBrowser()
const NEW_PASSWORD = 'gebaerden2'
const TITLE = 'Ups, da ist etwas schiefgelaufen..'
const LABEL = 'Neues Passwort'
const REPEAT = 'Passwort-Wiederholung'

const fillIn = async (page: Page, password: string, repeat = password): Promise<void> => {
  await page.getByLabel(LABEL, { exact: true }).fill(password)
  await page.getByLabel(REPEAT, { exact: true }).fill(repeat)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
}
const error = (page: Page) => page.getByRole('alert', { name: TITLE })
const resetLink = async ({ email }: Account): Promise<string> => {
  await call('POST', 'verifications', { action: 'passwordReset', email })
  return mailedPath(email, '/passwordReset/')
}

describe('asking for a new password', () => {
  test('sends a link, and the new password signs in', async () => {
    const account = await givenAccount()
    const page = await browser.openPage('/login')
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await heading(page, 'Passwort zurücksetzen').waitFor()
    await page.getByLabel('E-Mail').fill(account.email)
    await page.getByRole('button', { name: 'E-Mail senden' }).click()
    await heading(page, 'E-Mail gesendet').waitFor()
    await page.getByText('Schau auch in deinen Spam-Ordner.').waitFor()

    await page.goto(await mailedPath(account.email, '/passwordReset/'))
    await fillIn(page, NEW_PASSWORD)
    await heading(page, 'Passwort gespeichert').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).click()
    await fillInLogin(page, account.email, PASSWORD)
    await page.getByText('E-Mail oder Passwort ist falsch.').waitFor()
    await fillInLogin(page, account.email, NEW_PASSWORD)
    await page.waitForURL('**/anmeldung/bestellung')
    browser.expectFaults(REFUSED_CALL)
  })
})

describe('setting a password by a link', () => {
  test('works once: the used link says so before anything is typed', async () => {
    const path = await resetLink(await givenAccount())
    const page = await browser.openPage(path)
    await fillIn(page, NEW_PASSWORD)
    await heading(page, 'Passwort gespeichert').waitFor()
    await page.goto(path)
    await error(page).getByText('Diesen Wiederherstellungs-Link hast du bereits verwendet.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).waitFor()
    await expect(page.getByLabel(LABEL, { exact: true }).count()).resolves.toBe(0)
  })

  test('ends the sign-ins of the account', async () => {
    const account = await givenAccount()
    const page = await browser.openPage('/app/hilfe', { as: account })
    await heading(page, 'Hilfe').waitFor()
    const other = await browser.openPage(await resetLink(account))
    await fillIn(other, NEW_PASSWORD)
    await heading(other, 'Passwort gespeichert').waitFor()
    await page.goto('/app/einstellungen')
    await page.waitForURL('**/login**')
    browser.expectFaults(REFUSED_CALL)
  })

  test('with a mangled token says so after the attempt, with a mangled number before', async () => {
    const path = await resetLink(await givenAccount())
    const text = 'Der Wiederherstellungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'
    const page = await browser.openPage(`${path.slice(0, -3)}xyz`)
    await fillIn(page, NEW_PASSWORD)
    await error(page).getByText(text).waitFor()
    await page.goto('/bestaetigung/1/passwordReset/abc')
    await error(page).getByText(text).waitFor()
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
    await heading(page, 'Passwort zurücksetzen').waitFor()
    browser.expectFaults(REFUSED_CALL)
  })
})

describe('confirming an address', () => {
  test('is done once, however often the page asks', async () => {
    const account = await givenAccount({ isVerified: false })
    let calls = 0
    const page = await browser.openPage(await mailedPath(account.email, '/signupEmail/'), {
      prepare: (blank) =>
        blank.on('request', (request) => {
          if (request.method() === 'PATCH' && request.url().includes('/verifications/')) calls += 1
        }),
    })
    await heading(page, 'E-Mail bestätigt').waitFor()
    expect(calls).toBe(1)
    await page.reload()
    await error(page).getByText('Diesen Bestätigungs-Link hast du bereits verwendet.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Zur Anmeldung' }).waitFor()
    browser.expectFaults(REFUSED_CALL)
  })
})
