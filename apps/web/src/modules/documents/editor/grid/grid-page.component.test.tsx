import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenDocument, givenGrid } from '../../../../testing/given-document.ts'
import { showDocument } from '../../../../testing/show-document.tsx'

const NAMES = ['Apfel', 'Birne', 'Hund', 'Katze', 'Maus', 'Pferd']
const EMPTY = ['leer', 'leer', 'leer', 'leer']

const grid = (number = 1) => page.getByRole('grid', { name: `Raster auf Seite ${number}` })
const cell = (row: number, column: number, number = 1) =>
  grid(number).getByRole('gridcell', { name: new RegExp(`^Reihe ${row}, Spalte ${column}:`) })
const contentsIn = (cells: readonly Element[]) => cells.map((one) => one.ariaLabel?.replace(/^.*?: /u, ''))
/** What stands in the cells of a page, in reading order. */
const contents = (number = 1) => contentsIn(grid(number).getByRole('gridcell').elements())
const selected = () => contentsIn(page.getByRole('gridcell', { selected: true }).elements())
const pages = () => document.querySelectorAll('[data-paper]').length
const toast = page.getByRole('group', { name: 'Meldung' })
const undo = page.getByRole('group', { name: 'Werkzeuge' }).getByRole('button', { name: 'Rückgängig' })

/** A grid of two by two with the first of these signs. */
const show = async (count: number) => {
  const names = NAMES.slice(0, count)
  const shown = await showDocument(givenDocument(givenGrid(names)))
  await expect.poll(() => contents().slice(0, count)).toEqual(names.slice(0, 4))
  return shown
}

test('a click on the handle says how elements are moved, and moves nothing', async () => {
  await show(2)
  await cell(1, 2).getByRole('button', { name: 'Verschieben' }).click()
  await expect.element(toast.getByText('Elemente verschiebst du durch Klicken und Ziehen.')).toBeVisible()
  expect(contents()).toEqual(['Apfel', 'Birne', 'leer', 'leer'])
  expect(selected()).toEqual(['Birne'])
})

test('the keyboard carries a picture over pages that are out of sight', async () => {
  const names = Array.from({ length: 17 }, (_, index) => `Gebärde ${index + 1}`)
  await showDocument(givenDocument(givenGrid(names)))
  await expect.poll(() => contents()).toEqual(names.slice(0, 4))
  ;(cell(1, 2).element() as HTMLElement).focus()
  await userEvent.keyboard(' {PageDown}{PageDown}{PageDown}{PageDown} ')
  await expect.poll(() => document.activeElement?.ariaLabel).toBe(`Reihe 1, Spalte 2: ${names[1]}`)
  await expect.poll(() => contents(5).slice(0, 2)).toEqual([names[16], names[1]])
  await userEvent.keyboard('{Control>}z{/Control}')
  document.querySelector('[data-page]')?.scrollIntoView()
  await expect.poll(() => contents()).toEqual(names.slice(0, 4))
})

test('cells are selected together, change their drawing, are copied into another print template, cut and pasted', async () => {
  const { unmount } = await show(4)
  const [a, b, c, d] = NAMES
  const drawings = (type: string) => document.querySelectorAll(`[data-cell] img[src*="#${type}"]`).length
  await cell(1, 1).click()
  await cell(2, 1).click({ modifiers: ['Shift'] })
  expect(selected()).toEqual([a, c])
  await cell(1, 2).click({ modifiers: ['Control'] })
  expect(selected()).toEqual([a, b, c])
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  const signMap = page.getByRole('menuitemradio', { name: 'SIGNmap' })
  await expect.element(page.getByRole('menuitemradio', { name: 'SIGNbox' })).toHaveAttribute('aria-checked', 'true')
  await expect.element(signMap).toHaveAttribute('aria-checked', 'false')
  await signMap.click()
  await expect.element(signMap).not.toBeInTheDocument()
  await expect.poll(() => drawings('signMap')).toBe(3)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => drawings('signBox')).toBe(4)
  await userEvent.keyboard('{Control>}c{/Control}')
  await cell(2, 2).click()
  await userEvent.keyboard('{Control>}x{/Control}')
  await expect.poll(() => contents()).toEqual([a, b, c, 'leer'])
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.poll(() => contents()).toEqual([a, b, c, d])

  await cell(1, 1).click()
  await cell(1, 2).click({ modifiers: ['Shift'] })
  await userEvent.keyboard('{Control>}c{/Control}')
  await unmount()
  await showDocument(givenDocument(givenGrid([])))
  await expect.poll(() => contents()).toEqual(EMPTY)
  ;(cell(2, 1).element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.poll(() => contents()).toEqual(['leer', 'leer', a, b])
})

test('the menu opened by keys acts on the cell with focus, not on a selection elsewhere', async () => {
  await show(2)
  await cell(1, 1).click()
  ;(cell(1, 2).element() as HTMLElement).focus()
  expect(selected()).toEqual(['Apfel'])
  await userEvent.keyboard('{Shift>}{F10}{/Shift}')
  await page.getByRole('menuitem', { name: 'Feld leeren' }).click()
  await expect.poll(() => contents()).toEqual(['Apfel', 'leer', 'leer', 'leer'])
})

test('a picture fills all free cells', async () => {
  await show(2)
  await cell(1, 1).click()
  await cell(1, 1).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Diese Karte auf alle freien Felder' }).click()
  await expect.poll(() => contents()).toEqual(['Apfel', 'Birne', 'Apfel', 'Apfel'])
  await expect.element(toast.getByText('2 Felder gefüllt')).toBeVisible()
})

test('a page is filled with several pictures at once, which begin further pages', async () => {
  const names = [5, 0, 3, 1, 2].map((index) => NAMES[index]!)
  await showDocument(givenDocument(givenGrid([])), { catalogue: NAMES })
  await page.getByRole('button', { name: 'Seite 1 füllen' }).click()
  await page.getByRole('menuitem', { name: 'Mit mehreren Bildern' }).click()
  const picker = page.getByRole('dialog')
  await picker.getByRole('tab', { name: 'Gebärden', exact: true }).click()
  const choices = picker.getByRole('list', { name: 'Gebärden' })
  for (const name of names) await choices.getByRole('button', { name: new RegExp(name) }).click()
  await expect.element(picker.getByText('5 Bilder gewählt')).toBeVisible()
  await picker.getByRole('button', { name: 'Übernehmen' }).click()
  await expect.element(toast.getByText('5 Bilder eingefügt, eine neue Seite angelegt')).toBeVisible()
  await expect.poll(() => contents()).toEqual(names.slice(0, 4))
  expect(pages()).toBe(2)
  await toast.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => contents()).toEqual(EMPTY)
  expect(pages()).toBe(1)
})

const panel = page.getByRole('form', { name: 'Raster' })
const change = panel.getByRole('button', { name: 'Raster ändern' })
const measure = (label: string) => panel.getByLabelText(label, { exact: true })

test('a smaller grid asks about pictures that it has no cell for, moves them to new pages, and is undone in one step', async () => {
  await show(4)
  const [a, b, c, d] = NAMES
  await page.getByRole('button', { name: 'Raster von Seite 1' }).click()
  await expect.element(change).toBeDisabled()
  await measure('Reihen').fill('16')
  await expect.element(panel.getByText('Bitte gib eine ganze Zahl von 1 bis 15 ein.')).toBeVisible()
  await expect.element(change).toBeDisabled()
  await measure('Reihen').fill('1')
  await expect.element(panel.getByRole('img', { name: 'Vorschau: 2 × 1 Felder' })).toBeVisible()
  await expect.element(panel.getByText('2 Bilder passen nicht mehr auf diese Seite.')).toBeVisible()
  await change.click()
  const question = page.getByRole('dialog').filter({ hasText: 'Raster ändern?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(contents()).toEqual([a, b, c, d])
  await change.click()
  await question.getByRole('button', { name: 'Raster ändern' }).click()
  await expect.poll(() => contents()).toEqual([a, b])
  await expect.poll(pages).toBe(2)
  await undo.click()
  await expect.poll(() => contents()).toEqual([a, b, c, d])
  expect(pages()).toBe(1)
})

test('measures are given in millimetres with a comma, or come from a template', async () => {
  await show(1)
  await page.getByRole('button', { name: 'Raster von Seite 1' }).click()
  await panel.getByText('Breite & Höhe').click()
  await measure('Breite (mm)').fill('50,5')
  await expect.element(measure('Spalten')).toHaveValue('2')
  await measure('Abstand Spalten (mm)').fill('0')
  await expect.element(measure('Spalten')).toHaveValue('3')
  await panel.getByRole('button', { name: 'Vorlage laden' }).click()
  await page.getByRole('menuitem', { name: 'SIGNmap Karten' }).click()
  await expect.element(panel.getByRole('img', { name: 'Vorschau: 3 × 4 Felder' })).toBeVisible()
  await change.click()
  await expect.poll(() => contents().length).toBe(12)
})
