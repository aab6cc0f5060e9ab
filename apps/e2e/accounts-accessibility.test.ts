import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { givenAccount, heading } from './account-journey.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'

const browser = useBrowser()

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

describe('axe finds nothing', () => {
  test('in the sign-up and its faults', async () => {
    const page = await browser.openPage('/anmeldung/neues-konto')
    await submit(page, 'Konto erstellen')
    await page.getByText('Name ist erforderlich').waitFor()
    await expectNoFindings(page)
  })

  test('while waiting for the mail', async () => {
    const page = await browser.openPage('/anmeldung/neues-konto', { as: await givenAccount({ isVerified: false }) })
    await heading(page, 'E-Mail bestätigen').waitFor()
    await expectNoFindings(page)
  })

  test('in the request for a new password and its fault', async () => {
    const page = await browser.openPage('/passwort-zuruecksetzen')
    await submit(page, 'E-Mail senden')
    await page.getByText('E-Mail ist erforderlich').waitFor()
    await expectNoFindings(page)
  })

  test('in the form for a new password', async () => {
    const page = await browser.openPage('/bestaetigung/1/passwordReset/abc', {
      prepare: (blank) =>
        blank.route('**/api/verifications/**', (route) => route.fulfill({ json: { isUsed: false, isExpired: false } })),
    })
    await submit(page, 'Passwort speichern')
    await page.getByText('Neues Passwort ist erforderlich').waitFor()
    await expectNoFindings(page)
  })

  test('in the answer to a mangled link', async () => {
    const page = await browser.openPage('/bestaetigung/1/signupEmail/abc')
    await page.getByRole('alert').waitFor()
    await expectNoFindings(page)
    browser.expectFaults(REFUSED_CALL)
  })

  test('in the change of the password and its faults', async () => {
    const page = await browser.openPage('/app/einstellungen/konto/passwort-aendern', { as: 'einzel' })
    await submit(page, 'Passwort ändern')
    await page.getByText('Altes Passwort ist erforderlich').waitFor()
    await expectNoFindings(page)
  })

  test('in the own data and the question before deleting', async () => {
    const page = await browser.openPage('/app/einstellungen/konto/meine-daten', { as: 'einzel' })
    await heading(page, 'Meine Daten').waitFor()
    await expectNoFindings(page)
    await page.getByLabel('Passwort', { exact: true }).fill('irgendeins1')
    await submit(page, 'Konto löschen …')
    await page.getByRole('dialog').waitFor()
    await expectNoFindings(page)
  })

  test('in the settings of a team’s owner', async () => {
    const page = await browser.openPage('/app/einstellungen', { as: 'leitung' })
    await page.getByRole('link', { name: /^Handbuch/ }).waitFor()
    await expectNoFindings(page)
  })

  test('in the help with an open answer', async () => {
    const page = await browser.openPage('/app/hilfe', { as: 'einzel' })
    await page.locator('summary').first().click()
    await expectNoFindings(page)
  })

  test.each(['/impressum', '/datenschutz', '/agb', '/login?message=konto-geloescht'])('on %s', async (path) => {
    const page = await browser.openPage(path)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await expectNoFindings(page)
  })

  test('in the mails of the demonstration', async () => {
    await givenAccount({ isVerified: false })
    const page = await browser.openPage('/demo/mails')
    await page.getByRole('article').first().waitFor()
    await expectNoFindings(page)
  })
})
