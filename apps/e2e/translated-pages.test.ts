import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { givenAccount } from './account-journey.ts'
import { chooseSeats } from './checkout-journey.ts'
import { givenCustomSign, objectNames, sidebar } from './custom-sign-page.ts'
import { savingState } from './document-editor-page.ts'
import { eventually } from './eventually.ts'
import { browserParts, folderPath } from './files-page.ts'
import { givenDocument } from './given-document.ts'
import { fileTreeOf } from './given-files.ts'
import { givenList, storedSigns } from './given-list.ts'
import { addField, editorPath, shownSigns, takeUp } from './list-editor-page.ts'
import { type PageOptions, useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'
import { card, endTitle } from './player-page.ts'
import { foundSigns } from './search-page.ts'
import { findUntranslated, MARK, TRANSLATORS, type Translator, translatePage } from './translate-page.ts'

const browser = useBrowser()
const leader = useTeamLeader()
const files = fileTreeOf(leader)
browser.afterEach(files.clear)

/** A translated text that stands on the page once, as a whole. */
const expectShown = (page: Page, ...texts: readonly string[]): Promise<unknown> =>
  Promise.all(
    texts.map((text) =>
      eventually(() => page.getByText(`${MARK}${text}`, { exact: true }).count()).toBeGreaterThanOrEqual(1),
    ),
  )
const expectGone = (page: Page, text: string) => eventually(() => page.getByText(text).count()).toBe(0)

const IDS = { newPageIds: ['page'], newElementIds: Array.from({ length: 30 }, (_, index) => `e${index}`) }

const openTranslated =
  (how: Translator) =>
  (path: string, options: PageOptions = {}): Promise<Page> =>
    browser.openPage(path, {
      as: leader,
      reducedMotion: 'reduce',
      ...options,
      prepare: (page) => translatePage(page, how),
    })

describe.each(TRANSLATORS)('in a browser that translates (a text %s)', (how) => {
  const open = openTranslated(how)

  test('the list editor adds, moves, removes and brings back', async () => {
    const { id } = await givenList({ as: leader, name: 'Übersetzt', signs: ['Hund'] })
    const page = await open(editorPath(id))
    await expectShown(page, '1 Gebärde', '0 von 1 gelernt')
    await addField(page).focus()
    for (const word of ['Katze', 'Apfel']) {
      await page.keyboard.type(word)
      await page.keyboard.press('Enter')
    }
    await expectShown(page, '3 Gebärden', '0 von 3 gelernt', 'Gespeichert')
    await expectGone(page, '1 Gebärde')
    // Words of signs are what the app teaches.
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze', 'Apfel'])
    await eventually(() => storedSigns(leader, id)).toEqual(['Hund', 'Katze', 'Apfel'])
    await takeUp(page, 'Hund')
    await page.keyboard.press('ArrowDown')
    await page.getByText('„Hund“ an Stelle 2 von 3').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await eventually(() => shownSigns(page)).toEqual(['Katze', 'Hund', 'Apfel'])
    await page.getByRole('button', { name: '„Apfel“ entfernen' }).click()
    await expectShown(page, '2 Gebärden', '0 von 2 gelernt')
    await page.getByRole('group', { name: 'Meldung' }).getByRole('button', { name: 'Rückgängig' }).click()
    await expectShown(page, '3 Gebärden', '0 von 3 gelernt')
    expect(await findUntranslated(page)).toEqual([])
  })

  test('the player counts cards and answers, back too, and comes to its end', async () => {
    const { id } = await givenList({ as: leader, signs: 2 })
    const page = await open(`/app/lernliste/${id}`)
    await expectShown(page, 'Noch 2 Karten', '0 von 2 gelernt')
    await page.getByRole('button', { name: 'Gelernt' }).click()
    await expectShown(page, '1 von 2 gelernt')
    await page.keyboard.press('Control+z')
    await expectShown(page, 'Noch 2 Karten', '0 von 2 gelernt')
    const name = await card(page).getByRole('heading').innerText()
    expect(name).not.toContain(MARK)
    for (const count of [1, 2]) {
      await page.keyboard.press('Enter')
      await expectShown(page, `${count} von 2 gelernt`)
    }
    await endTitle(page, `${MARK}Geschafft!`).waitFor()
    expect(await findUntranslated(page)).toEqual([])
  })
})

// What takes most from React.
describe('in a browser that replaces the texts', () => {
  const open = openTranslated('replaces')

  test('the search goes from hits to guesses, to nothing and back', async () => {
    const page = await open('/app/suche')
    const input = page.getByRole('searchbox', { name: 'Gebärde suchen' })
    await input.fill('Hund')
    await foundSigns(page).locator('> a[href$="/hund"]').waitFor()
    await input.fill('Schmeterling')
    await expectShown(page, 'Meintest du …?')
    await input.fill('Quokkaxyz')
    await expectGone(page, 'Meintest du …?')
    await input.fill('Hund')
    const hit = foundSigns(page).locator('> a[href$="/hund"]')
    await hit.click()
    await page.getByRole('dialog').getByRole('heading', { name: 'Hund', exact: true }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Abfragen' }).click()
    await page.keyboard.press('Escape')
    await eventually(() => hit.innerText()).toBe(`${MARK}Nomen\nHund`)
    expect(await findUntranslated(page)).toEqual([])
  })

  test('the settings say what is wrong with a form, and no longer once it is right', async () => {
    const page = await open('/app/einstellungen')
    await page.getByRole('link', { name: 'Passwort ändern' }).click()
    const form = page.getByRole('main').locator('form')
    await form.getByRole('button').last().click()
    const errors = page.locator('.mantine-InputWrapper-error')
    await eventually(() => errors.count()).toBeGreaterThan(0)
    const count = await errors.count()
    for (const text of await errors.allInnerTexts()) expect(text.startsWith(MARK)).toBe(true)
    await form.locator('input:not([hidden])').first().fill('gebaerden1')
    await form.getByRole('button').last().click()
    await eventually(() => errors.count()).toBeLessThan(count)
    await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'Einstellungen' }).click()
    await page.getByRole('heading', { level: 1, name: `${MARK}Einstellungen` }).waitFor()
    expect(await findUntranslated(page)).toEqual([])
  })

  test('the document editor writes and says how its saving goes', async () => {
    const { id } = await givenDocument(leader, newDocument('own-sign', IDS))
    const page = await open(`/app/dokument/${id}`)
    const name = page.getByRole('textbox', { name: /^Name, Element 1/ })
    await name.fill('Hund')
    await page.keyboard.press('Control+s')
    await eventually(() => savingState(page).innerText()).toBe(`${MARK}Gespeichert`)
    await page.keyboard.press('Control+z')
    await eventually(() => name.inputValue()).toBe('')
    await page.keyboard.press('Control+s')
    await eventually(() => savingState(page).innerText()).toBe(`${MARK}Gespeichert`)
    expect(await findUntranslated(page)).toEqual([])
  })

  test('the file browser counts what is chosen, asks and deletes', async () => {
    const folder = await files.place('Übersetzt')
    for (const name of ['a', 'b', 'c']) await files.list(name, folder)
    const page = await open(folderPath(folder), { as: leader })
    const { row, bar, names } = browserParts(page)
    await row('a').click()
    await eventually(() => bar.innerText()).toMatch(new RegExp(`^${MARK}1 ${MARK}ausgewählt`))
    await row('b').click({ modifiers: ['Shift'] })
    await eventually(() => bar.innerText()).toMatch(new RegExp(`^${MARK}2 ${MARK}ausgewählt`))
    await bar.getByRole('button', { name: 'Löschen' }).click()
    const question = page.getByRole('dialog', { name: 'Wirklich löschen?' })
    await question.getByRole('button', { name: 'Löschen' }).click()
    await eventually(names).toEqual(['c'])
    await page.getByRole('group', { name: 'Meldung' }).getByText(MARK).first().waitFor()
    expect(await findUntranslated(page)).toEqual([])
  })

  test('the checkout says the price of every choice', async () => {
    const account = await givenAccount()
    const readChoices = async (page: Page): Promise<readonly string[]> => {
      const choice = page.getByRole('region', { name: 'Lizenz wählen' })
      await page.getByRole('radio', { name: 'eine Einrichtung' }).check()
      const texts: string[] = []
      for (const seats of ['5 Personen', '10 Personen']) {
        await chooseSeats(page, seats)
        texts.push((await choice.innerText()).replaceAll(MARK, ''))
      }
      return texts
    }
    const original = await browser.openPage('/anmeldung/bestellung', { as: account })
    const page = await open('/anmeldung/bestellung', { as: account })
    const texts = await readChoices(original)
    expect(new Set(texts).size).toBe(2)
    expect(await readChoices(page)).toEqual(texts)
    expect(await findUntranslated(page)).toEqual([])
  })

  test('the editor of custom signs puts in, names and takes back', async () => {
    const { id, name } = await givenCustomSign(leader)
    const page = await open(`/app/eigene-gebaerden/${id}`)
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    const text = sidebar(page).getByRole('textbox', { name: 'Text' }).first()
    await text.fill('Hallo')
    await text.press('Enter')
    await eventually(() => objectNames(page)).toEqual([`${MARK}Text „Hallo“`])
    await sidebar(page).getByRole('button', { name: 'Kreispfeil' }).first().click()
    await eventually(() => objectNames(page)).toEqual([`${MARK}Kreispfeil`, `${MARK}Text „Hallo“`])
    await page.keyboard.press('Control+z')
    await eventually(() => objectNames(page)).toEqual([`${MARK}Text „Hallo“`])
    expect(await findUntranslated(page)).toEqual([])
  })
})
