import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mouse } from '../../../../testing/mouse.ts'
import { givenFileTree, TEAM_ROOT } from '../../given-file-tree.fixture.ts'
import { browserParts, showFileBrowser } from '../../show-file-browser.fixture.tsx'

const { row, line, names, dialog } = browserParts
type Part = ReturnType<typeof row>

/** A folder with the folder „Tiere“ and these lists in it, opened. */
const show = async (...lists: readonly string[]) => {
  const files = givenFileTree()
  const folder = files.folder('Ablage')
  const animals = files.folder('Tiere', folder)
  for (const name of lists) files.list(name, folder)
  const { calls } = await showFileBrowser(files, `c=${folder._id}`)
  await expect.element(row('Tiere')).toBeVisible()
  return { files, folder, animals, patches: () => calls.filter(({ call }) => call.startsWith('PATCH')) }
}

const ghost = () => document.querySelector('[data-drag-ghost]')
const drag = (from: Part, to: Part): Promise<void> => mouse.drag(from.element(), to.element())
const dragUntilTaken = async (from: Part, to: Part): Promise<void> => {
  await drag(from, to)
  await expect.element(to).toHaveAttribute('data-drop', 'over')
}
const dropOn = (to: Part): Promise<void> => mouse.release(to.element())
// A failed test may leave the button pressed.
afterEach(() => mouse.release(document.body))

test('all that is chosen is dragged together, and the ghost says how many', async () => {
  const { files, animals } = await show('Bär', 'Dachs', 'Esel')
  await row('Bär').click()
  await row('Dachs').click({ modifiers: ['Shift'] })
  await dragUntilTaken(row('Dachs'), row('Tiere'))
  expect(ghost()?.textContent).toBe('2 Objekte')
  await dropOn(row('Tiere'))
  await expect.poll(names).toEqual(['Tiere', 'Esel'])
  expect(files.namesIn(animals)).toEqual(['Bär', 'Dachs'])
})

test('a breadcrumb takes what is dropped on it', async () => {
  const files = givenFileTree()
  const folder = files.folder('Ablage')
  const animals = files.folder('Tiere', folder)
  files.list('Bär', animals)
  await showFileBrowser(files, `c=${animals._id}`)
  await expect.element(row('Bär')).toBeVisible()
  const crumb = page.getByRole('navigation', { name: 'Ordnerpfad' }).getByRole('link', { name: 'Ablage' })
  await dragUntilTaken(row('Bär'), crumb)
  await dropOn(crumb)
  await expect.element(page.getByText('Dieser Ordner hat noch keine Inhalte..')).toBeVisible()
  expect(names()).toEqual([])
  expect(files.namesIn(folder)).toEqual(['Tiere', 'Bär'])
})

test('a file takes nothing', async () => {
  const { patches } = await show('Bär')
  await expect.element(row('Bär')).toBeVisible()
  const movedOver = vi.fn()
  row('Bär').element().addEventListener('mousemove', movedOver)
  await drag(row('Tiere'), row('Bär'))
  await expect.poll(() => movedOver).toHaveBeenCalled()
  await dropOn(row('Bär'))
  await expect.element(page.getByText('„Tiere“ losgelassen, nichts wurde verschoben.')).toBeInTheDocument()
  await expect.poll(ghost).toBeNull()
  expect(patches()).toEqual([])
})

test('Escape ends the dragging', async () => {
  const { patches } = await show('Bär')
  await dragUntilTaken(row('Bär'), row('Tiere'))
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Ziehen abgebrochen, nichts wurde verschoben.')).toBeInTheDocument()
  await expect.poll(ghost).toBeNull()
  await dropOn(row('Tiere'))
  expect(patches()).toEqual([])
})

test('moving into the team’s folder asks first', async () => {
  const { patches } = await show('Bär')
  await dragUntilTaken(row('Bär'), line(TEAM_ROOT.name))
  await dropOn(line(TEAM_ROOT.name))
  const text = /Im Team-Ordner haben alle deine Team-Mitglieder Zugriff/
  await expect.element(dialog.getByText(text)).toBeVisible()
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(patches()).toEqual([])
})

test('what cannot be moved stays, and the page says which and why', async () => {
  const { files, animals } = await show('Bär', 'Dachs', 'Esel')
  files.list('bär', animals)
  await row('Bär').click()
  await row('Esel').click({ modifiers: ['Shift'] })
  await dragUntilTaken(row('Esel'), row('Tiere'))
  await dropOn(row('Tiere'))
  const title = '1 von 3 konnten nicht nach „Tiere“ verschoben werden'
  const notice = page.getByRole('alert').filter({ hasText: title })
  await expect.element(notice.getByText('In „Tiere“ steht schon ein Objekt mit diesem Namen.')).toBeVisible()
  await expect.poll(names).toEqual(['Tiere', 'Bär'])
  await notice.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})
