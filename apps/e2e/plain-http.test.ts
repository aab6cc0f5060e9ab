import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { givenList, learnedOf, storedSigns } from './given-list.ts'
import { addField, editorPath, expectSaved, shownSigns, toast } from './list-editor-page.ts'
import { type PageOptions, useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { usePlainAddress } from './plain-address.ts'
import { card, pressForNext } from './player-page.ts'
import { beginDocument } from './printing-page.ts'

const browser = useBrowser()
const me = useOwnAccount()
const address = usePlainAddress()

const openPlainPage = (path: string, options: PageOptions = {}): Promise<Page> =>
  browser.openPage(`${address.origin()}${path}`, options)

// A header that holds with HTTPS only.
beforeEach(() => browser.expectFaults(/Cross-Origin-Opener-Policy header has been ignored/))

/** What browsers withhold from such pages. */
const withheld = (page: Page) =>
  page.evaluate('[isSecureContext, crypto.randomUUID, navigator.locks, navigator.clipboard]')

describe('over plain HTTP', () => {
  test('a link is copied, and the toast says so', async () => {
    const page = await openPlainPage('/app/gebaerden/zu-fuss', { as: me })
    expect(await withheld(page)).toEqual([false, undefined, undefined, undefined])
    await page.getByRole('button', { name: 'Teilen' }).click()
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await toast(page, 'Teilen-Link in die Zwischenablage kopiert').waitFor()
    const reader = await browser.openPage('/gebaerden')
    expect(await reader.evaluate('navigator.clipboard.readText()')).toBe(`${address.origin()}/gebaerden/zu-fuss`)
  })

  test('a new list is saved and played, and its answers arrive', async () => {
    const account = await givenPayer()
    const page = await openPlainPage('/app/lernliste-bearbeiten', { as: account })
    for (const word of ['Hund', 'Katze', 'Apfel']) {
      await addField(page).pressSequentially(word)
      await page.keyboard.press('Enter')
    }
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze', 'Apfel'])
    await expectSaved(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect(storedSigns(account, id)).resolves.toEqual(['Hund', 'Katze', 'Apfel'])
    await page.goto(`${address.origin()}/app/lernliste/${id}`)
    await card(page).waitFor()
    await pressForNext(page, 'Enter')
    await eventually(() => learnedOf(account, { id })).toHaveLength(1)
  })

  test('a print template begins', async () => {
    const page = await openPlainPage('/app/dokumente', { as: await givenPayer() })
    await beginDocument(page, 'Meine Gebärden', 'Ohne HTTPS')
    await page.getByText('Gespeichert', { exact: true }).first().waitFor()
  })

  test('edits that are not saved stay with their tab while it is open, and are there again when it is closed', async () => {
    const account = await givenPayer()
    const { id } = await givenList({ as: account, name: 'Zwei Tabs', signs: ['Hund', 'Katze'] })
    const page = await openPlainPage(editorPath(id), { as: account })
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
    await page
      .context()
      .route(`${address.origin()}/api/lists/*`, (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
      )
    await page.getByRole('button', { name: '„Hund“ entfernen' }).click()
    await page.getByText('Keine Verbindung. Deine Änderungen bleiben erhalten.').waitFor()
    const other = await page.context().newPage()
    await other.goto(`${address.origin()}${editorPath(id)}`)
    await eventually(() => shownSigns(other)).toEqual(['Hund', 'Katze'])
    await other.close()
    await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })])
    const later = await page.context().newPage()
    await later.goto(`${address.origin()}${editorPath(id)}`)
    await eventually(() => shownSigns(later)).toEqual(['Katze'])
    browser.expectFaults(/Failed to load resource/)
  })
})
