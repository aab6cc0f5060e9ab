import { stat } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { fillInLogin, givenAccount, heading, toast } from './account-journey.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import type { Account } from './person.ts'

const browser = useBrowser()
const PATH = '/app/einstellungen/konto/meine-daten'

const open = async (account: Account): Promise<Page> => {
  const page = await browser.openPage(PATH, { as: account })
  await heading(page, 'Meine Daten').waitFor()
  return page
}
const askToDelete = async (page: Page, password: string): Promise<void> => {
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Konto löschen …' }).click()
}

describe('taking the data along', () => {
  test('downloads them as a ZIP file', async () => {
    const page = await open(await givenAccount())
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Daten als ZIP herunterladen' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^meine-daten-\d{4}-\d{2}-\d{2}\.zip$/)
    expect((await stat(await download.path())).size).toBeGreaterThan(200)
    await toast(page, 'Deine Daten sind heruntergeladen.').waitFor()
  })

  test('says what went wrong, and can be tried again', async () => {
    const page = await open(await givenAccount())
    const json = { name: 'TooManyRequests', code: 429, message: 'Bitte warte eine Stunde.', className: '' }
    await page.route('**/api/data-exports', (route) => route.fulfill({ status: 429, json }), { times: 1 })
    await page.getByRole('button', { name: 'Daten als ZIP herunterladen' }).click()
    const box = page.getByRole('alert', { name: 'Fehler beim Herunterladen deiner Daten' })
    await box.getByText('Bitte warte eine Stunde.').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Daten als ZIP herunterladen' }).click(),
    ])
    expect(await download.failure()).toBeNull()
    browser.expectFaults(REFUSED_CALL)
  })
})

describe('deleting the account', () => {
  test('asks for the password and once more by name, then the account is gone', async () => {
    const account = await givenAccount()
    const page = await open(account)
    await page.getByText('Wenn du dein Konto löschst, verschwinden sofort und für immer:').waitFor()
    await askToDelete(page, account.password)
    const dialog = page.getByRole('dialog', { name: `Konto ${account.email} endgültig löschen?` })
    await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await page.waitForURL('**/login?message=konto-geloescht')
    await page.getByText('Dein Konto und alle deine Daten sind gelöscht.').waitFor()
    await fillInLogin(page, account.email, account.password)
    await page.getByText('E-Mail oder Passwort ist falsch.').waitFor()
    browser.expectFaults(REFUSED_CALL)
  })
})
