import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  call,
  descriptionOf,
  fillInLogin,
  givenAccount,
  heading,
  mailedPath,
  newAddress,
  PASSWORD,
} from './account-journey.ts'
import { eventually } from './eventually.ts'
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
/** Every call about links is answered like this. */
const answerWith = (page: Page, code: number, message = 'Der Server sagt etwas.') =>
  page.route('**/api/verifications/**', (route) =>
    route.fulfill({ status: code, json: { name: 'GeneralError', code, message, className: '' } }),
  )

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

  test('looks the same for an address without an account', async () => {
    const email = newAddress()
    const page = await browser.openPage('/passwort-zuruecksetzen')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('E-Mail').press('Enter')
    await heading(page, 'E-Mail gesendet').waitFor()
    await page.getByText(`Wenn zu ${email} ein Konto gehört`).waitFor()
  })

  test.each([
    ['', 'E-Mail ist erforderlich'],
    ['eva@schule', 'Ungültige E-Mail Adresse'],
  ])('says of the address "%s" what is wrong with it', async (email, text) => {
    const page = await browser.openPage('/passwort-zuruecksetzen')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('E-Mail').press('Enter')
    await eventually(() => descriptionOf(page, 'E-Mail')).toContain(text)
  })

  test('says that the mail could not be sent, and keeps the address', async () => {
    const page = await browser.openPage('/passwort-zuruecksetzen')
    const json = { name: 'TooManyRequests', code: 429, message: 'Bitte warte einen Moment.', className: '' }
    await page.route('**/api/verifications', (route) => route.fulfill({ status: 429, json }))
    await page.getByLabel('E-Mail').fill('eva@schule.example')
    await page.getByLabel('E-Mail').press('Enter')
    const box = page.getByRole('alert', { name: 'Senden der Wiederherstellungs-Mail' })
    await box.getByText('Bitte warte einen Moment.').waitFor()
    await expect(page.getByLabel('E-Mail').inputValue()).resolves.toBe('eva@schule.example')
    browser.expectFaults(REFUSED_CALL)
  })
})

describe('setting a password by a link', () => {
  test.each([
    ['', '', LABEL, 'Neues Passwort ist erforderlich'],
    ['', '', REPEAT, 'Passwort-Wiederholung ist erforderlich'],
    ['kurz1', 'kurz1', LABEL, 'Neues Passwort muss mindestens 8 Zeichen lang sein'],
    ['ohnezahlen', 'ohnezahlen', LABEL, 'Neues Passwort muss mindestens eine Zahl enthalten'],
    ['gebaerden2', 'gebaerden3', REPEAT, 'Passwort-Wiederholung stimmt nicht überein'],
  ])('refuses "%s" and "%s" at the field %s', async (password, repeat, label, text) => {
    const page = await browser.openPage('/bestaetigung/1/passwordReset/abc', {
      prepare: (blank) =>
        blank.route('**/api/verifications/**', (route) => route.fulfill({ json: { isUsed: false, isExpired: false } })),
    })
    await fillIn(page, password, repeat)
    await eventually(() => descriptionOf(page, label)).toContain(text)
  })

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

  test.each([
    [410, 'Der Wiederherstellungs-Link ist nicht mehr gültig. Bitte fordere einen neuen an.'],
    [401, 'Der Wiederherstellungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'],
    [418, 'Ein unbekannter Fehler ist aufgetreten (418): Der Server sagt etwas.'],
  ])('tells what the answer %i means', async (code, text) => {
    const page = await browser.openPage('/bestaetigung/1/passwordReset/abc', {
      prepare: (blank) => answerWith(blank, code),
    })
    await error(page).getByText(text).waitFor()
    expect(new URL(page.url()).pathname).toBe('/bestaetigung/1/passwordReset/abc')
    browser.expectFaults(REFUSED_CALL)
  })

  test('tells of a link that expired while the password was typed', async () => {
    const page = await browser.openPage(await resetLink(await givenAccount()))
    await page.getByLabel(LABEL, { exact: true }).waitFor()
    await answerWith(page, 410)
    await fillIn(page, NEW_PASSWORD)
    await error(page).getByText('Der Wiederherstellungs-Link ist nicht mehr gültig.').waitFor()
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

  test.each([
    [400, 'Der Bestätigungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'],
    [401, 'Der Bestätigungs-Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?'],
    [403, 'Diesen Bestätigungs-Link hast du bereits verwendet.'],
    [410, 'Der Bestätigungs-Link ist nicht mehr gültig. Bitte fordere einen neuen an.'],
    [500, 'Ein unbekannter Fehler ist aufgetreten (500): Der Server sagt etwas.'],
  ])('tells what the answer %i means', async (code, text) => {
    const page = await browser.openPage('/bestaetigung/1/signupEmail/abc', {
      prepare: (blank) => answerWith(blank, code),
    })
    await error(page).getByText(text).waitFor()
    browser.expectFaults(REFUSED_CALL)
  })

  test('shows progress, and can be tried again when the server was away', async () => {
    let isAway = true
    const page = await browser.openPage('/bestaetigung/1/signupEmail/abc', {
      prepare: (blank) =>
        blank.route('**/api/verifications/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300))
          await (isAway ? route.abort() : route.fulfill({ json: {} }))
        }),
    })
    await page.getByText('Deine E-Mail-Adresse wird bestätigt …').waitFor()
    await error(page).waitFor()
    isAway = false
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await heading(page, 'E-Mail bestätigt').waitFor()
    browser.expectFaults(REFUSED_CALL)
  })

  test('leads who is signed in and unconfirmed to a new link', async () => {
    const page = await browser.openPage('/bestaetigung/1/signupEmail/abc', {
      as: await givenAccount({ isVerified: false }),
      prepare: (blank) => answerWith(blank, 410),
    })
    await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
    await page.getByRole('button', { name: 'E-Mail noch einmal senden' }).waitFor()
    browser.expectFaults(REFUSED_CALL)
  })

  test('by a link that says nothing known is refused', async () => {
    const page = await browser.openPage('/bestaetigung/1/unsinn/abc')
    await error(page).getByText('Der Bestätigungs-Link scheint fehlerhaft zu sein.').waitFor()
  })
})
