import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toast } from './account-journey.ts'
import { eventually } from './eventually.ts'
import { browserParts, folderPath } from './files-page.ts'
import { fileTreeOf, type GivenNode } from './given-files.ts'
import { useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'

const browser = useBrowser()
const AS = useTeamLeader()
const files = fileTreeOf(AS)
browser.afterEach(files.clear)
const CONFLICT = 'Ein Objekt mit diesem Namen existiert bereits in diesem Ordner! Bitte wähle einen anderen Namen.'

/** A folder of its own for every journey, with two folders in it. */
const givenPlace = async () => {
  const folder = await files.place('Ablage')
  const animals = await files.folder('Tiere', folder)
  await files.folder('Vögel', animals)
  return { folder, animals, names: () => files.namesIn(folder) }
}

const open = (folder: GivenNode) => browser.openPage(folderPath(folder), { as: AS })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Name', { exact: true })
const row = (page: Page, name: string) => browserParts(page).row(name)
const focused = (page: Page) => page.locator(':focus')

const openAction = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen für „${name}“` }).click()
  await page.getByRole('menuitem', { name: action }).dispatchEvent('click')
}

test('creating works with the keyboard alone, a new folder for it included', { tags: 'smoke' }, async () => {
  const { folder, names } = await givenPlace()
  const page = await open(folder)
  await row(page, 'Tiere').waitFor()
  await page.getByRole('button', { name: 'Neu', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Lernliste' }).waitFor()
  await eventually(async () => {
    await page.keyboard.press('ArrowDown')
    return focused(page).textContent()
  }).toBe('Lernliste')
  await page.keyboard.press('Enter')
  await dialog(page, 'Neue Lernliste').waitFor()
  await eventually(() => nameField(page).inputValue()).toBe('Unbenannte Lernliste')
  await eventually(() => nameField(page).evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true)
  await page.keyboard.type('Hunderassen')
  await page.keyboard.press('Tab')
  await eventually(() => focused(page).textContent()).toContain('Ablage')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByLabel('Name des neuen Ordners').waitFor()
  await page.keyboard.type('Hunde')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('treeitem', { name: 'Hunde', selected: true }).waitFor()
  await nameField(page).focus()
  await page.keyboard.press('Enter')
  await toast(page, '„Hunderassen“ angelegt').waitFor()
  await expect(names()).resolves.toEqual(['Hunde', 'Tiere'])
  await row(page, 'Hunde').dblclick()
  await row(page, 'Hunderassen').waitFor()
})

test('duplicating, renaming and moving under a free name hold on the server', async () => {
  const { folder, animals, names } = await givenPlace()
  const page = await open(folder)
  await openAction(page, 'Tiere', 'Duplizieren')
  await eventually(() => nameField(page).inputValue()).toBe('Tiere Kopie 1')
  await page.getByRole('button', { name: 'Kopie hier speichern' }).click()
  await row(page, 'Tiere Kopie 1').waitFor()
  await expect(names()).resolves.toEqual(['Tiere', 'Tiere Kopie 1'])

  await openAction(page, 'Tiere Kopie 1', 'Umbenennen')
  await nameField(page).fill('Vögel')
  await nameField(page).press('Enter')
  await toast(page, '„Tiere Kopie 1“ heißt jetzt „Vögel“').waitFor()

  await openAction(page, 'Vögel', 'Verschieben')
  await page.getByRole('dialog').getByRole('treeitem', { name: 'Tiere' }).click()
  await page.getByText(CONFLICT).waitFor()
  await page.getByRole('button', { name: 'Freien Namen nutzen' }).click()
  await eventually(() => nameField(page).inputValue()).toBe('Vögel Kopie 1')
  await page.keyboard.press('Enter')
  await toast(page, '„Vögel Kopie 1“ nach „Tiere“ verschoben').waitFor()
  await expect(names()).resolves.toEqual(['Tiere'])
  await expect(files.namesIn(animals)).resolves.toEqual(['Vögel', 'Vögel Kopie 1'])

  await row(page, 'Tiere').dblclick()
  await row(page, 'Vögel Kopie 1').dblclick()
  const { table, names: shownNames } = browserParts(page)
  await eventually(() => table.getAttribute('aria-label')).toBe('Inhalt von „Vögel Kopie 1“')
  // The copy has what the folder had.
  await eventually(shownNames).toEqual(['Vögel'])
})

test('the focus returns to the button also when “Umbenennen” is clicked before the menu has taken the focus', async () => {
  const { folder } = await givenPlace()
  const page = await open(folder)
  await row(page, 'Tiere').waitFor()
  await page.evaluate(`new MutationObserver((_changes, observer) => {
    const items = [...document.querySelectorAll('[role="menuitem"]')]
    const rename = items.find(({ textContent }) => textContent.startsWith('Umbenennen'))
    if (!rename) return
    observer.disconnect()
    rename.click()
  }).observe(document.body, { childList: true, subtree: true })`)
  await page.getByRole('button', { name: 'Aktionen für „Tiere“' }).click()
  await nameField(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await eventually(() => focused(page).getAttribute('aria-label')).toBe('Aktionen für „Tiere“')
})
