import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { givenAccount, heading, mailedPath, toast } from './account-journey.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import type { Account } from './person.ts'

const browser = useBrowser()
const PATH = '/app/einstellungen/konto/passwort-aendern'

const open = (account: Account, path = PATH): Promise<Page> => browser.openPage(path, { as: account })
const change = async (page: Page, old: string, password: string, repeat = password): Promise<void> => {
  await page.getByLabel('Altes Passwort', { exact: true }).fill(old)
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password)
  await page.getByLabel('Passwort-Wiederholung', { exact: true }).fill(repeat)
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
}

describe('changing the password', () => {
  test('ends the other sign-ins, keeps this one, and tells by mail', async () => {
    const account = await givenAccount()
    const other = await open(account, '/app/hilfe')
    await heading(other, 'Hilfe').waitFor()
    const here = await browser.openPage('/login')
    await here.getByLabel('E-Mail').fill(account.email)
    await here.getByLabel('Passwort', { exact: true }).fill(account.password)
    await here.getByLabel('Passwort', { exact: true }).press('Enter')
    await here.waitForURL('**/anmeldung/bestellung')

    await here.goto(PATH)
    await change(here, account.password, 'gebaerden2')
    await toast(here, 'Passwort geändert').waitFor()
    await heading(here, 'Einstellungen').waitFor()
    await here.reload()
    await heading(here, 'Einstellungen').waitFor()
    await mailedPath(account.email, '/passwort-zuruecksetzen')

    await other.goto('/app/einstellungen')
    await other.waitForURL('**/login**')
    browser.expectFaults(REFUSED_CALL)
  })
})
