import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { givenList, storedSigns } from './given-list.ts'
import { addField, editorPath, expectSaved, shownSigns } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnTeam } from './own-accounts.ts'

const browser = useBrowser()
const { leader, member } = useOwnTeam()

/** Reading works, saving does not: what a shaky connection is like, and no page is needed to stay open for it. */
const breakSaving = (page: Page) =>
  page.route('**/api/lists/*', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
const LOST = /Failed to load resource/

describe('with a broken connection', () => {
  test('edits outlive the tab', async () => {
    const { id } = await givenList({ as: leader, name: 'Geschlossen', signs: ['Hund', 'Katze'] })
    const page = await browser.openPage(editorPath(id), { as: leader })
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
    await breakSaving(page)
    await addField(page).pressSequentially('Apfel')
    await page.keyboard.press('Enter')
    await page.getByText('Keine Verbindung. Deine Änderungen bleiben erhalten.').waitFor()
    await page.goto('/app/suche')
    await page.close()
    const later = await page.context().newPage()
    await later.goto(editorPath(id))
    await later.getByText('Deine Änderungen, die noch nicht gespeichert waren, sind wieder da.').first().waitFor()
    await eventually(() => shownSigns(later)).toEqual(['Hund', 'Katze', 'Apfel'])
    await expectSaved(later)
    await expect(storedSigns(leader, id)).resolves.toEqual(['Hund', 'Katze', 'Apfel'])
    browser.expectFaults(LOST)
  })
})

describe('a new list whose answer gets lost', () => {
  test('is there once after a reload, with all that was added meanwhile', async () => {
    const account = await givenPayer()
    const countLists = async () => Number((await callAs(account, 'GET', 'lists?$limit=1'))['total'])
    const before = await countLists()
    const page = await browser.openPage('/app/lernliste-bearbeiten', { as: account })
    let isCreated = false
    await page.route('**/api/lists', async (route) => {
      if (!isCreated) await route.fetch()
      isCreated = true
      await route.abort()
    })
    await addField(page).pressSequentially('Hund')
    await page.keyboard.press('Enter')
    await page.getByText('Keine Verbindung. Deine Änderungen bleiben erhalten.').waitFor()
    await addField(page).pressSequentially('Katze')
    await page.keyboard.press('Enter')
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
    await page.unroute('**/api/lists')
    await page.reload()
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
    await page.waitForURL(/lernliste-bearbeiten\/.+/)
    await expectSaved(page)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expect(storedSigns(account, id)).resolves.toEqual(['Hund', 'Katze'])
    await expect(countLists()).resolves.toBe(before + 1)
    browser.expectFaults(LOST)
  })
})

describe('two people of a team who edit one list', () => {
  test('lose nothing of each other', async () => {
    const { id, name } = await givenList({ as: leader, name: 'Zu zweit', signs: ['Hund', 'Katze'], isOfTeam: true })
    const page = await browser.openPage(editorPath(id), { as: member })
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
    const theirs = await givenList({ as: leader, name: 'Quelle', signs: ['Auto'] })
    const { signs } = await callAs(leader, 'GET', `lists/${theirs.id}`)
    const [car] = signs as unknown as readonly { readonly _id: string }[]
    await callAs(leader, 'PATCH', `lists/${id}`, { addSigns: [car!._id] })
    await addField(page).pressSequentially('Apfel')
    await page.keyboard.press('Enter')
    // The new row is scrolled into sight, which may move a button that is being clicked.
    await eventually(() => shownSigns(page)).toContain('Apfel')
    await page.getByRole('button', { name: '„Hund“ entfernen' }).click()
    await eventually(() => shownSigns(page)).toEqual(['Katze', 'Auto', 'Apfel'])
    await expectSaved(page)
    await expect(storedSigns(leader, id)).resolves.toEqual(['Katze', 'Auto', 'Apfel'])
    browser.expectFaults(/409/)
  })
})
