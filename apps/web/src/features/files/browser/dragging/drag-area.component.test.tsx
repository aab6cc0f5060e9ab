import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
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

/** As the provider of the browser gives it, whose types the app does not know. */
type Session = { readonly send: (method: string, parameters: object) => Promise<unknown> }

/** Real events of the mouse, in the window that the page of the test is framed in. */
const mouse = (type: 'mousePressed' | 'mouseReleased' | 'mouseMoved', [x, y]: readonly [number, number]) => {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 }
  const isMove = type === 'mouseMoved'
  return (cdp() as unknown as Session).send('Input.dispatchMouseEvent', {
    type,
    x: x + frame.left,
    y: y + frame.top,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    ...(!isMove && { clickCount: 1 }),
  })
}
const middleOf = (part: Part): readonly [number, number] => {
  const { left, top, width, height } = part.element().getBoundingClientRect()
  return [left + Math.min(width / 2, 120), top + height / 2]
}
const ghost = () => document.querySelector('[data-drag-ghost]')
let heldAt: readonly [number, number] = [0, 0]

/** Takes something, and holds it over a place. */
const hold = async (from: Part, to: Part): Promise<void> => {
  const [start, end] = [middleOf(from), middleOf(to)]
  await mouse('mousePressed', start)
  await mouse('mouseMoved', [start[0] + 10, start[1]])
  await expect.poll(ghost).not.toBeNull()
  for (const part of [0.5, 1]) {
    heldAt = [start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part]
    await mouse('mouseMoved', heldAt)
  }
}
const letGo = () => mouse('mouseReleased', heldAt)
const holdUntilTaken = async (from: Part, to: Part): Promise<void> => {
  await hold(from, to)
  await expect.element(to).toHaveAttribute('data-drop', 'over')
}
afterEach(letGo)

test('all that is chosen is dragged together, and the ghost says how many', async () => {
  const { files, animals } = await show('Bär', 'Dachs', 'Esel')
  await row('Bär').click()
  await row('Dachs').click({ modifiers: ['Shift'] })
  await holdUntilTaken(row('Dachs'), row('Tiere'))
  expect(ghost()?.textContent).toBe('2 Objekte')
  await letGo()
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
  const path = page.getByRole('navigation', { name: 'Ordnerpfad' })
  await holdUntilTaken(row('Bär'), path.getByRole('link', { name: 'Ablage' }))
  await letGo()
  await expect.element(page.getByText('Dieser Ordner hat noch keine Inhalte..')).toBeVisible()
  expect(names()).toEqual([])
  expect(files.namesIn(folder)).toEqual(['Tiere', 'Bär'])
})

test('a file takes nothing', async () => {
  const { patches } = await show('Bär')
  await hold(row('Tiere'), row('Bär'))
  await letGo()
  await expect.poll(ghost).toBeNull()
  expect(patches()).toEqual([])
})

test('Escape ends the dragging', async () => {
  const { patches } = await show('Bär')
  await holdUntilTaken(row('Bär'), row('Tiere'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(ghost).toBeNull()
  await letGo()
  expect(patches()).toEqual([])
})

test('moving into the team’s folder asks first', async () => {
  const { patches } = await show('Bär')
  await holdUntilTaken(row('Bär'), line(TEAM_ROOT.name))
  await letGo()
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
  await holdUntilTaken(row('Esel'), row('Tiere'))
  await letGo()
  const title = '1 von 3 konnten nicht nach „Tiere“ verschoben werden'
  const notice = page.getByRole('alert').filter({ hasText: title })
  await expect.element(notice.getByText('In „Tiere“ steht schon ein Objekt mit diesem Namen.')).toBeVisible()
  await expect.poll(names).toEqual(['Tiere', 'Bär'])
  await notice.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect.element(notice).not.toBeInTheDocument()
})
