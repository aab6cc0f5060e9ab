import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { descriptionOf, givenAccount, heading, mailedPath, toast } from './account-journey.ts'
import { eventually } from './eventually.ts'
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

  test('with a wrong old one says so, at the field too', async () => {
    const page = await open(await givenAccount())
    await change(page, 'falsch123', 'gebaerden2')
    const box = page.getByRole('alert', { name: 'Fehler beim Ändern des Passworts' })
    await box.getByText('Altes Passwort ist falsch').waitFor()
    await eventually(() => descriptionOf(page, 'Altes Passwort')).toContain('Altes Passwort ist falsch')
    await eventually(() => page.locator(':focus').getAttribute('name')).toBe('oldPassword')
    await expect(page.getByLabel('Neues Passwort', { exact: true }).inputValue()).resolves.toBe('gebaerden2')
    browser.expectFaults(REFUSED_CALL)
  })

  test('says at each field what is wrong with it', async () => {
    const page = await open(await givenAccount())
    await change(page, '', '', '')
    await eventually(() => descriptionOf(page, 'Altes Passwort')).toContain('Altes Passwort ist erforderlich')
    await expect(descriptionOf(page, 'Neues Passwort')).resolves.toContain('Neues Passwort ist erforderlich')
    await expect(descriptionOf(page, 'Passwort-Wiederholung')).resolves.toContain(
      'Passwort-Wiederholung ist erforderlich',
    )
    await change(page, 'gebaerden1', 'kurz1')
    await eventually(() => descriptionOf(page, 'Neues Passwort')).toContain(
      'Neues Passwort muss mindestens 8 Zeichen lang sein',
    )
    await change(page, 'gebaerden1', 'ohnezahlen', 'ohnezahlem')
    await eventually(() => descriptionOf(page, 'Neues Passwort')).toContain(
      'Neues Passwort muss mindestens eine Zahl enthalten',
    )
    await expect(descriptionOf(page, 'Passwort-Wiederholung')).resolves.toContain(
      'Passwort-Wiederholung stimmt nicht überein',
    )
  })
})

describe('a password field', () => {
  test('can be shown and hidden by keyboard, and is known to password managers', async () => {
    const page = await browser.openPage('/login')
    const field = page.getByLabel('Passwort', { exact: true })
    await expect(field.getAttribute('autocomplete')).resolves.toBe('current-password')
    await field.fill('geheim12')
    await field.press('Tab')
    await eventually(() => page.locator(':focus').getAttribute('aria-label')).toBe('Passwort anzeigen')
    await page.keyboard.press('Space')
    await eventually(() => field.getAttribute('type')).toBe('text')
    await page.keyboard.press('Space')
    await eventually(() => field.getAttribute('type')).toBe('password')
  })

  test('warns of a locked shift key', async () => {
    const page = await browser.openPage('/login')
    const field = page.getByLabel('Passwort', { exact: true })
    await field.evaluate((input) => {
      const { KeyboardEvent } = input.ownerDocument.defaultView
      const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })
      input.dispatchEvent(event)
    })
    await eventually(() => descriptionOf(page, 'Passwort')).toContain('Die Feststelltaste ist eingeschaltet.')
  })
})
