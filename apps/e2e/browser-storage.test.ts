import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { asksBeforeClosing, FILL_STORAGE } from './browser-room.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenList, learnedOf, storedSigns } from './given-list.ts'
import { addField, editorPath, expectSaved, shownSigns } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import type { Account } from './person.ts'
import { card, pressForNext, waitUntilLoaded } from './player-page.ts'
import { beginDocument, printingParts } from './printing-page.ts'

const browser = useBrowser()
const me = useOwnAccount()
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to load resource/
const KEEP_OPEN = 'Offline – lass diesen Tab offen, sonst gehen deine Antworten verloren'

/** As in a browser whose settings block cookies and data of websites. */
const FORBID = `for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {
  get() { throw new DOMException('Access is denied for this document.', 'SecurityError') },
})`

describe('where the browser has no room left', () => {
  test('every answer arrives, and until then the page asks to stay open', async () => {
    const list = await givenList({ as: me, signs: 6 })
    const page = await browser.openPage(`/app/lernliste/${list.id}`, { as: me })
    await card(page).waitFor()
    await waitUntilLoaded(page)
    await page.context().setOffline(true)
    await pressForNext(page, 'Enter')
    await page.getByText('Offline – wird gespeichert, sobald du wieder verbunden bist').waitFor()
    expect(await asksBeforeClosing(page)).toBe(false)
    await page.evaluate(FILL_STORAGE)
    await pressForNext(page, 'Enter')
    await pressForNext(page, 'Enter')
    await page.getByText(KEEP_OPEN).waitFor()
    expect(await asksBeforeClosing(page)).toBe(true)
    await expectNoFindings(page)
    await page.context().setOffline(false)
    await eventually(() => learnedOf(me, list)).toHaveLength(3)
    await page.getByText(KEEP_OPEN).waitFor({ state: 'hidden' })
    expect(await asksBeforeClosing(page)).toBe(false)
    browser.expectFaults(NO_NETWORK)
  })
})

describe('where the browser stores nothing at all', () => {
  const signIn = async (account: Account, wanted: string): Promise<Page> => {
    const page = await browser.openPage(`/login?weiter=${encodeURIComponent(wanted)}`, {
      prepare: (blank) => blank.addInitScript(FORBID),
    })
    await page.getByLabel('E-Mail').fill(account.email)
    await page.getByLabel('Passwort', { exact: true }).fill(account.password)
    await page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
    await page.waitForURL(`**${wanted}`)
    return page
  }

  test('one signs in and edits', async () => {
    const account = await givenPayer()
    const list = await givenList({ as: account, name: 'Ohne Speicher', signs: ['Hund', 'Katze'] })
    const page = await signIn(account, editorPath(list.id))
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
    await addField(page).pressSequentially('Apfel')
    await page.keyboard.press('Enter')
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze', 'Apfel'])
    await expectSaved(page)
    await expect(storedSigns(account, list.id)).resolves.toEqual(['Hund', 'Katze', 'Apfel'])
    expect(await asksBeforeClosing(page)).toBe(false)
  })

  test('one begins a print template, chooses what is printed, and leaves the editor', async () => {
    const page = await signIn(await givenPayer(), '/app/dokumente')
    await beginDocument(page, 'Meine Gebärden', 'Ohne Speicher')
    const { options, dialog } = printingParts(page)
    await options.click()
    const choice = dialog.getByLabel('Seitenzahlen')
    const before = await choice.isChecked()
    await choice.press(' ')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await options.click()
    await eventually(() => choice.isChecked()).toBe(!before)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Schließen', exact: true }).click()
    await page.waitForURL('**/app/dokumente')
  })
})
