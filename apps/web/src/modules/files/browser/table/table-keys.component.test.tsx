import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenFileTree, TEAM_ROOT } from '../../given-file-tree.fixture.ts'
import { browserParts, focusedName, showFileBrowser, waitForFocusInMenu } from '../../show-file-browser.fixture.tsx'
import { TYPE_AHEAD_MS } from '../type-ahead.ts'

const { table, tree, menu, dialog, row, line, names, chosen } = browserParts
const { keyboard } = userEvent

/** A folder with the folder „Tiere“ and these lists in it. The focus is in its first row, and nothing is chosen. */
const openTable = async (...lists: readonly string[]) => {
  const files = givenFileTree()
  const folder = files.folder('Ablage')
  const animals = files.folder('Tiere', folder)
  for (const name of lists) files.list(name, folder)
  const rendered = await showFileBrowser(files, `c=${folder._id}`)
  await focus(row('Tiere'))
  return { files, folder, animals, ...rendered }
}
const focus = async (part: ReturnType<typeof row>) => {
  await expect.element(part).toBeVisible()
  ;(part.element() as HTMLElement).focus()
}
/** Key presses from here on carry a time stamp that is this much later than now. */
const setKeyDelay = (milliseconds: number) => {
  const { timeStamp } = new Event('now')
  const clock = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(timeStamp + milliseconds)
  onTestFinished(() => clock.mockRestore())
}

describe('with the keyboard alone', () => {
  test('rows are chosen one by one, in ranges, singly and all', async () => {
    await openTable('Bär', 'Dachs', 'Esel')
    await keyboard('{ArrowDown}')
    await expect.poll(chosen).toEqual(['Tiere'])
    await keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    await expect.poll(chosen).toEqual(['Bär', 'Dachs'])
    await keyboard('{Control>}{ArrowDown}{/Control} ')
    await expect.poll(chosen).toEqual(['Bär', 'Dachs', 'Esel'])
    await keyboard('{Escape}')
    await expect.poll(chosen).toEqual([])
    await keyboard('{Control>}a{/Control}')
    await expect.poll(chosen).toEqual(['Tiere', 'Bär', 'Dachs', 'Esel'])
    await keyboard('{Home}')
    await expect.poll(chosen).toEqual(['Tiere'])
    await keyboard('{End}')
    await expect.poll(focusedName).toBe('Esel')
  })

  test('letters lead to names that begin with them, and after a while begin another name', async () => {
    await openTable('Bär', 'Biber', 'Esel')
    setKeyDelay(0)
    await keyboard('bi')
    await expect.poll(chosen).toEqual(['Biber'])
    setKeyDelay(TYPE_AHEAD_MS + 1)
    await keyboard('e')
    await expect.poll(chosen).toEqual(['Esel'])
  })

  test('a folder is opened and left, and the focus goes along', async () => {
    const { files, animals } = await openTable('Bär')
    files.list('Amsel', animals)
    await keyboard('{Home}{Enter}')
    await expect.poll(names).toEqual(['Amsel'])
    await expect.poll(focusedName).toBe('Amsel')
    await keyboard('{Backspace}')
    await expect.poll(chosen).toEqual(['Tiere'])
    await expect.poll(focusedName).toBe('Tiere')
  })

  test('the row that has the focus is meant before anything was chosen', async () => {
    const { files, animals } = await openTable('Bär')
    files.list('Amsel', animals)
    await keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(menu.getByText('Umbenennen')).toBeVisible()
    await waitForFocusInMenu()
    await keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(focusedName).toBe('Tiere')
    await keyboard('{Enter}')
    await expect.poll(names).toEqual(['Amsel'])
  })

  test('a name is changed, and the focus comes back to its row', async () => {
    const { calls } = await openTable('Bär')
    await keyboard('{End}{F2}')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Biber')
    await keyboard('{Enter}')
    await expect.poll(names).toEqual(['Tiere', 'Biber'])
    await expect.poll(focusedName).toBe('Biber')
    expect(calls.filter(({ call }) => call.startsWith('PATCH'))).toEqual([
      { call: expect.stringMatching('PATCH file-nodes/'), body: { name: 'Biber' } },
    ])
  })

  test('what is chosen is deleted, and the focus goes to what follows', async () => {
    const { files, folder } = await openTable('Bär', 'Dachs')
    await keyboard('b{Delete}')
    const question = page.getByRole('dialog', { name: 'Wirklich löschen?' })
    await expect.element(question.getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
    await keyboard('{Tab}{Enter}')
    await expect.poll(names).toEqual(['Tiere', 'Dachs'])
    await expect.poll(focusedName).toBe('Dachs')
    expect(files.namesIn(folder)).toEqual(['Tiere', 'Dachs'])
  })

  test('the menu opens at the row, and Escape gives the focus back', async () => {
    await openTable('Bär')
    await keyboard('{End}{Shift>}{F10}{/Shift}')
    await waitForFocusInMenu()
    await keyboard('{ArrowDown}{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.poll(focusedName).toBe('Bär')
  })

  test('“?” shows the keys', async () => {
    await openTable()
    await keyboard('?')
    const help = page.getByRole('dialog', { name: 'Tasten in Organisieren' })
    await expect.element(help.getByText('Strg + X')).toBeVisible()
  })

  test('the tree is opened, walked through and left for a folder', async () => {
    const files = givenFileTree()
    const folder = files.folder('Ablage')
    files.folder('Vögel', files.folder('Tiere', folder))
    await showFileBrowser(files, `c=${folder._id}`)
    await focus(line('Ablage'))
    await keyboard('{ArrowRight}')
    await expect.element(line('Tiere')).toBeVisible()
    await keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(line('Vögel')).toBeVisible()
    await keyboard('{ArrowDown}{Enter}')
    await expect.element(table).toHaveAccessibleName('Inhalt von „Vögel“')
    await keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(line('Vögel')).not.toBeInTheDocument()
    await keyboard('{Home}')
    await expect.element(line('Meine Dateien')).toHaveFocus()
    await keyboard('Kita')
    await expect.element(tree.getByRole('treeitem', { name: TEAM_ROOT.name })).toHaveFocus()
  })
})
