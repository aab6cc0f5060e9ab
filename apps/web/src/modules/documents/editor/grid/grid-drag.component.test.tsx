import { gridOfPictures } from '@gebaerdenraum/domain/documents/grid-of-pictures'
import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newId } from '../../../../api/new-id.ts'
import { givenDocument, givenGrid } from '../../../../testing/given-document.ts'
import { mouse } from '../../../../testing/mouse.ts'
import { showDocument } from '../../../../testing/show-document.tsx'

const grid = (number: number) => page.getByRole('grid', { name: `Raster auf Seite ${number}` })
const cell = (row: number, column: number, number = 1) =>
  grid(number)
    .getByRole('gridcell', { name: new RegExp(`^Reihe ${row}, Spalte ${column}:`) })
    .element()
/** What stands in the cells of a page, in reading order. */
const contents = (number = 1) =>
  grid(number)
    .getByRole('gridcell')
    .elements()
    .map((one) => one.ariaLabel?.replace(/^.*?: /u, ''))
const undo = page.getByRole('group', { name: 'Werkzeuge' }).getByRole('button', { name: 'Rückgängig' })
const smaller = page.getByRole('button', { name: 'Verkleinern' })

afterEach(() => page.viewport(1280, 800))

test('a picture that is dragged onto another changes places with it, on other pages too, each in one step', async () => {
  const [a, b, c, d, e] = ['Apfel', 'Birne', 'Hund', 'Katze', 'Maus']
  await page.viewport(1280, 1500)
  await showDocument(givenDocument(givenGrid([a, b, c, d, e])))
  await expect.poll(() => contents()).toEqual([a, b, c, d])
  // Small enough that two pages are seen at once.
  while ((smaller.element() as HTMLButtonElement).disabled === false) await smaller.click()

  await mouse.drag(cell(1, 1), cell(2, 2))
  await expect.poll(() => document.querySelector('[data-drop-target="pointer"]')).not.toBeNull()
  await mouse.release(cell(2, 2))
  await expect.poll(() => contents()).toEqual([d, b, c, a])

  await expect.poll(() => contents(2)[0]).toBe(e)
  await mouse.drag(cell(1, 2), cell(1, 1, 2))
  await mouse.release(cell(1, 1, 2))
  await expect.poll(() => contents()).toEqual([d, e, c, a])
  await expect.poll(() => contents(2)[0]).toBe(b)

  await mouse.drag(cell(2, 1), cell(1, 1))
  await userEvent.keyboard('{Escape}')
  await mouse.release(cell(1, 1))
  expect(contents()).toEqual([d, e, c, a])
  await undo.click()
  await undo.click()
  await expect.poll(() => contents()).toEqual([a, b, c, d])
})

test('while a picture is dragged over 225 cells none of them is rendered again', async () => {
  const names = Array.from({ length: 225 }, (_, index) => `Gebärde ${(index % 20) + 1}`)
  await showDocument(givenDocument(fullGridWith(names)))
  await expect.poll(() => contents().slice(0, 20)).toEqual(names.slice(0, 20))
  await mouse.drag(cell(1, 1), cell(1, 2))
  const changed = new Set<string | undefined>()
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes, removedNodes } of changes) {
      const around = (target as Element).closest<HTMLElement>('[data-cell]')
      for (const one of [around, ...cellsIn(addedNodes), ...cellsIn(removedNodes)]) {
        if (one) changed.add(one.dataset['cell'])
      }
    }
  })
  observer.observe(document.querySelector('[data-grid-page]')!, { subtree: true, childList: true, attributes: true })
  await mouse.moveOver(cell(1, 2), cell(4, 9), 60)
  await expect.poll(() => document.querySelectorAll('[data-drop-target]').length).toBe(1)
  expect([...changed]).toEqual([])
  observer.disconnect()
  await mouse.release(cell(4, 9))
  await expect.poll(() => contents()[0]).toBe(names[3 * 15 + 8])
})

const cellsIn = (nodes: NodeList): readonly HTMLElement[] =>
  [...nodes]
    .filter((node) => node instanceof HTMLElement)
    .flatMap((node) => [
      ...node.querySelectorAll<HTMLElement>('[data-cell]'),
      ...(node.matches('[data-cell]') ? [node] : []),
    ])

/** One page with as many cells as there may be, all of them filled. */
const fullGridWith = (names: readonly string[]) => {
  const settings = { ...GRID_TEMPLATES[0]!.settings, columns: 15, rows: 15, columnGapMm: 0, rowGapMm: 0 }
  const images = names.map((name) => ({ service: 'signs', objectId: `sign-${name}`, imageType: 'signBox' }) as const)
  const outcome = gridOfPictures({ template: { ...GRID_TEMPLATES[0]!, settings }, images }, newId)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.content
}
