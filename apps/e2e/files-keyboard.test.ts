import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { TEAM } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { browserParts } from './files-page.ts'
import { fileTreeOf } from './given-files.ts'
import { useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'

const browser = useBrowser()
const leader = useTeamLeader()
/** Letters that are typed within it belong to one name. */
const TYPE_AHEAD_MS = 700
const files = fileTreeOf(leader)
browser.afterEach(files.clear)

/** A folder with things in it, its table in the focus. */
const openTable = async (title: string, ...lists: readonly string[]) => {
  const folder = await files.place(title)
  const animals = await files.folder('Tiere', folder)
  for (const name of lists) await files.list(name, folder)
  const page = await browser.openPage(`/app/organisieren?c=${folder._id}`, {
    as: leader,
    reducedMotion: 'reduce',
    prepare: installClock,
  })
  await browserParts(page).row('Tiere').focus()
  return { folder, animals, page, ...browserParts(page) }
}
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
const focusedName = (page: Page): Promise<string | null> => page.locator(':focus [title]').first().textContent()

describe('with the keyboard alone', () => {
  test('rows are chosen one by one, in ranges, singly and all', async () => {
    const { page, chosen } = await openTable('Auswahl', 'Bär', 'Dachs', 'Esel')
    await press(page, 'ArrowDown')
    await eventually(chosen).toEqual(['Tiere'])
    await press(page, 'ArrowDown', 'Shift+ArrowDown')
    await eventually(chosen).toEqual(['Bär', 'Dachs'])
    await press(page, 'Control+ArrowDown', 'Space')
    await eventually(chosen).toEqual(['Bär', 'Dachs', 'Esel'])
    await press(page, 'Escape')
    await eventually(chosen).toEqual([])
    await press(page, 'Control+a')
    await eventually(chosen).toEqual(['Tiere', 'Bär', 'Dachs', 'Esel'])
    await press(page, 'Home')
    await eventually(chosen).toEqual(['Tiere'])
    await press(page, 'End')
    await eventually(() => focusedName(page)).toBe('Esel')
  })

  test('letters lead to names that begin with them', async () => {
    const { page, chosen } = await openTable('Anfang', 'Bär', 'Biber', 'Esel')
    await page.keyboard.type('bi')
    await eventually(chosen).toEqual(['Biber'])
    await passTime(page, TYPE_AHEAD_MS)
    await page.keyboard.type('e')
    await eventually(chosen).toEqual(['Esel'])
  })

  test('a folder is opened and left, and the focus goes along', async () => {
    const { page, animals, chosen, names } = await openTable('Öffnen', 'Bär')
    await files.list('Amsel', animals)
    await press(page, 'Home', 'Enter')
    await eventually(names).toEqual(['Amsel'])
    await eventually(() => focusedName(page)).toBe('Amsel')
    await press(page, 'Backspace')
    await eventually(chosen).toEqual(['Tiere'])
    await eventually(() => focusedName(page)).toBe('Tiere')
  })

  test('the row that has the focus is meant before anything was chosen', async () => {
    const { page, animals, names, menu } = await openTable('Erste Zeile', 'Bär')
    await files.list('Amsel', animals)
    await press(page, 'Shift+F10')
    await menu.getByRole('menuitem', { name: 'Umbenennen' }).waitFor()
    await press(page, 'Escape')
    await menu.waitFor({ state: 'detached' })
    await press(page, 'Enter')
    await eventually(names).toEqual(['Amsel'])
  })

  test('a name is changed, and the focus comes back to its row', async () => {
    const { page, names } = await openTable('Umbenennen', 'Bär')
    await press(page, 'End', 'F2')
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Name' })
    await field.fill('Biber')
    await press(page, 'Enter')
    await eventually(names).toEqual(['Tiere', 'Biber'])
    await eventually(() => focusedName(page)).toBe('Biber')
  })

  test('what is chosen is deleted, and the focus goes to what follows', async () => {
    const { page, names } = await openTable('Löschen', 'Bär', 'Dachs')
    await page.keyboard.type('b')
    await press(page, 'Delete')
    await page.getByRole('dialog', { name: 'Wirklich löschen?' }).waitFor()
    await press(page, 'Tab', 'Enter')
    await eventually(names).toEqual(['Tiere', 'Dachs'])
    await eventually(() => focusedName(page)).toBe('Dachs')
  })

  test('things are cut and pasted into another folder, an empty one too', async () => {
    const { page, folder, animals, names } = await openTable('Ausschneiden', 'Bär', 'Dachs')
    await press(page, 'End', 'Shift+ArrowUp', 'Control+x', 'Home', 'Enter')
    await page.getByText('Dieser Ordner hat noch keine Inhalte..').waitFor()
    await page.getByText('2 Objekte ausgeschnitten', { exact: true }).waitFor()
    await eventually(() => page.locator(':focus').getAttribute('aria-label')).toBe('Inhalt von „Tiere“')
    await press(page, 'Control+v')
    await eventually(names).toEqual(['Bär', 'Dachs'])
    expect(await files.namesIn(folder)).toEqual(['Tiere'])
    expect(await files.namesIn(animals)).toEqual(['Bär', 'Dachs'])
  })

  test('the menu opens at the row, and Escape gives the focus back', async () => {
    const { page, menu } = await openTable('Menü', 'Bär')
    await press(page, 'End', 'Shift+F10')
    await menu.waitFor()
    await press(page, 'ArrowDown')
    await press(page, 'Escape')
    await menu.waitFor({ state: 'detached' })
    await eventually(() => focusedName(page)).toBe('Bär')
  })

  test('the keys are told by “?”', async () => {
    const { page } = await openTable('Hilfe')
    await press(page, '?')
    await page.getByRole('dialog', { name: 'Tasten in Organisieren' }).getByText('Strg + X').waitFor()
  })

  test('the tree is opened, walked through and left for a folder', async () => {
    const { page, animals, folder, tree } = await openTable('Baum')
    await files.folder('Vögel', animals)
    await page.reload()
    const shown = browserParts(page)
    await shown.line(folder.name).focus()
    await press(page, 'ArrowRight')
    await shown.line('Tiere').waitFor()
    await press(page, 'ArrowRight', 'ArrowRight')
    await shown.line('Vögel').waitFor()
    await press(page, 'ArrowDown', 'Enter')
    await eventually(() => shown.table.getAttribute('aria-label')).toBe('Inhalt von „Vögel“')
    await press(page, 'ArrowLeft', 'ArrowLeft')
    await shown.line('Vögel').waitFor({ state: 'detached' })
    await press(page, 'Home')
    await eventually(() => tree.locator(':focus').getAttribute('aria-label')).toBe('Meine Dateien')
    await page.keyboard.type('Kita')
    await eventually(() => tree.locator(':focus').getAttribute('aria-label')).toBe(TEAM)
  })
})
