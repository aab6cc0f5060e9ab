import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { documentPath, givenDocument } from './given-document.ts'
import { asBoxes, fullGridWith, gridParts, gridWith, namedSigns } from './grid-document.ts'
import { toast } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const AS = useOwnAccount()

/** A grid of two by two with these signs, opened, as soon as it shows their names. */
const openGrid = async (count: number) => {
  const signs = await namedSigns(count)
  const document = await givenDocument(AS, gridWith(asBoxes(signs)))
  const page = await browser.openPage(documentPath(document), { as: AS, height: 1500, reducedMotion: 'reduce' })
  const parts = gridParts(page)
  const names = signs.map(({ name }) => name)
  await eventually(async () => (await parts.contents()).slice(0, Math.min(count, 4))).toEqual(names.slice(0, 4))
  return { page, document, names, ...parts }
}

const middleOf = async (target: Locator): Promise<readonly [number, number]> => {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to drag to')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

const hold = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  await page.mouse.move(...(await middleOf(from)))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(to)), { steps: 12 })
}

/** Small enough that two pages are seen at once. */
const zoomOut = async (page: Page): Promise<void> => {
  const smaller = page.getByRole('button', { name: 'Verkleinern' })
  while (await smaller.isEnabled()) await smaller.click()
}

test('a grid is begun, filled, rearranged and cleared with the keyboard alone', async () => {
  const page = await browser.openPage('/app/dokument?type=grid', { as: AS, reducedMotion: 'reduce' })
  const { cell, contents, focused, picker } = gridParts(page)
  await cell(1, 1).focus()
  await page.keyboard.press('Enter')
  await picker.getByRole('searchbox', { name: 'Gebärde suchen' }).waitFor()
  await page.keyboard.type('Hund')
  await picker.getByRole('button', { name: 'Hund', exact: true }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await eventually(contents).toEqual(['Hund', 'leer', 'leer', 'leer'])
  expect(await focused()).toBe('Reihe 1, Spalte 1: Hund')

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await eventually(contents).toEqual(['leer', 'leer', 'leer', 'Hund'])
  expect(await focused()).toBe('Reihe 2, Spalte 2: Hund')

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  expect(await contents()).toEqual(['leer', 'leer', 'leer', 'Hund'])

  await page.keyboard.press('Delete')
  await eventually(contents).toEqual(['leer', 'leer', 'leer', 'leer'])
  expect(await focused()).toBe('Reihe 2, Spalte 2: leer')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await eventually(contents).toEqual(['Hund', 'leer', 'leer', 'leer'])
})

test('a picture that is dragged onto another changes places with it, on other pages too, each in one step', async () => {
  const { page, names, cell, contents, contentsOfPage, undo } = await openGrid(5)
  const [a, b, c, d, e] = names
  await zoomOut(page)
  await hold(page, cell(1, 1), cell(2, 2))
  await page.locator('[data-drop-target="pointer"]').waitFor()
  await page.mouse.up()
  await eventually(contents).toEqual([d, b, c, a])

  await cell(1, 1, 2).waitFor()
  await hold(page, cell(1, 2), cell(1, 1, 2))
  await page.mouse.up()
  await eventually(contents).toEqual([d, e, c, a])
  await eventually(async () => (await contentsOfPage(2))[0]).toBe(b)

  await hold(page, cell(2, 1), cell(1, 1))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await contents()).toEqual([d, e, c, a])
  await undo.click()
  await undo.click()
  await eventually(contents).toEqual([a, b, c, d])
})

test('with the keyboard a picture is carried over pages that are out of sight', async () => {
  const { page, names, cell, contents, contentsOfPage, focused } = await openGrid(17)
  await page.setViewportSize({ width: 1280, height: 700 })
  await cell(1, 2).focus()
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('PageDown')
  await page.keyboard.press('Space')
  await eventually(focused).toBe(`Reihe 1, Spalte 2: ${names[1]}`)
  await eventually(async () => (await contentsOfPage(5)).slice(0, 2)).toEqual([names[16], names[1]])
  await page.keyboard.press('Control+z')
  await page.locator('[data-page]').first().scrollIntoViewIfNeeded()
  await eventually(contents).toEqual(names.slice(0, 4))
})

test('a click on the handle tells how elements are moved, and moves nothing', async () => {
  const { page, names, cell, contents, selected } = await openGrid(2)
  await cell(1, 2).getByRole('button', { name: 'Verschieben' }).click()
  await toast(page, 'Elemente verschiebst du durch Klicken und Ziehen.').waitFor()
  expect(await contents()).toEqual([...names, 'leer', 'leer'])
  expect(await selected()).toEqual([names[1]])
})

test('with fingers the smallest cell is cleared by its menu', async () => {
  const signs = await namedSigns(20)
  const document = await givenDocument(AS, fullGridWith(asBoxes(signs)))
  const page = await browser.openPage(documentPath(document), { as: AS, width: 390, height: 844, isTouch: true })
  const { cell, contents } = gridParts(page)
  await eventually(async () => (await contents())[16]).toBe(signs[16]?.name)
  await cell(2, 2).tap()
  await cell(2, 2).getByRole('button', { name: 'Was du mit diesem Feld tun kannst' }).tap()
  await page.getByRole('menuitem', { name: 'Feld leeren' }).tap()
  await eventually(async () => (await contents())[16]).toBe('leer')
})

test('while a picture is dragged over 225 cells none of them is rendered again', async () => {
  const signs = await namedSigns(20)
  const document = await givenDocument(AS, fullGridWith(asBoxes(signs)))
  const page = await browser.openPage(documentPath(document), { as: AS, reducedMotion: 'reduce' })
  const { cell, contents } = gridParts(page)
  await eventually(async () => (await contents()).slice(0, 20)).toEqual(signs.map(({ name }) => name))
  await hold(page, cell(1, 1), cell(1, 2))
  await page.evaluate(`window.changedCells = new Set()
    new MutationObserver((changes) => {
      for (const { target, addedNodes, removedNodes } of changes) {
        const cells = [...addedNodes, ...removedNodes].flatMap((node) => [...(node.querySelectorAll?.('[data-cell]') ?? []), node])
        for (const cell of [target.closest('[data-cell]'), ...cells]) {
          if (cell?.dataset?.cell) window.changedCells.add(cell.dataset.cell)
        }
      }
    }).observe(document.querySelector('[data-grid-page]'), { subtree: true, childList: true, attributes: true })`)
  await page.mouse.move(...(await middleOf(cell(4, 9))), { steps: 60 })
  await eventually(() => page.locator('[data-drop-target]').count()).toBe(1)
  expect(await page.evaluate('[...window.changedCells]')).toEqual([])
  await page.mouse.up()
})

test('cells are chosen together, copied into another document, cut and pasted, and cleared', async () => {
  const { page, names, cell, contents, selected } = await openGrid(4)
  const [a, b, c, d] = names
  await cell(1, 1).click()
  await cell(2, 1).click({ modifiers: ['Shift'] })
  expect(await selected()).toEqual([a, c])
  await cell(1, 2).click({ modifiers: ['Control'] })
  expect(await selected()).toEqual([a, b, c])
  await page.keyboard.press('Shift+F10')
  await gridParts(page).menuItem('SIGNmap').click()
  await eventually(() => page.locator('[data-cell] img[src*="/signMap/"]').count()).toBe(3)
  await page.keyboard.press('Control+z')
  await eventually(() => page.locator('[data-cell] img[src*="/signBox/"]').count()).toBe(4)
  await page.keyboard.press('Control+c')
  await cell(2, 2).click()
  await page.keyboard.press('Control+x')
  await eventually(contents).toEqual([a, b, c, 'leer'])
  await page.keyboard.press('Control+v')
  await eventually(contents).toEqual([a, b, c, d])

  await cell(1, 1).click()
  await cell(1, 2).click({ modifiers: ['Shift'] })
  await page.keyboard.press('Control+c')
  const other = await givenDocument(AS, gridWith([]))
  await page.goto(documentPath(other))
  await cell(2, 1).focus()
  await page.keyboard.press('Control+v')
  await eventually(contents).toEqual(['leer', 'leer', a, b])
  await cell(2, 1).click()
  await cell(2, 1).click({ button: 'right' })
  await gridParts(page).menuItem('Diese Karte auf alle freien Felder').click()
  await eventually(contents).toEqual([a, a, a, b])
  await toast(page, '2 Felder gefüllt').waitFor()
})

test('a page is filled with several pictures at once, which begin further pages', async () => {
  const document = await givenDocument(AS, gridWith([]))
  const page = await browser.openPage(documentPath(document), { as: AS, reducedMotion: 'reduce' })
  const { contents, picker, pages } = gridParts(page)
  await page.getByRole('button', { name: 'Seite 1 füllen' }).click()
  await gridParts(page).menuItem('Mit mehreren Bildern').click()
  const choices = picker.getByRole('list', { name: 'Gebärden' }).getByRole('button')
  const names: string[] = []
  for (const index of [0, 1, 2, 3, 5]) {
    names.push((await choices.nth(index).innerText()).replace(/^\d+\s*/u, '').trim())
    await choices.nth(index).click()
  }
  await picker.getByText('5 Bilder gewählt').waitFor()
  await picker.getByRole('button', { name: 'Übernehmen' }).click()
  await toast(page, '5 Bilder eingefügt, eine neue Seite angelegt').waitFor()
  await eventually(contents).toEqual(names.slice(0, 4))
  expect(await pages()).toBe(2)
  await page.getByRole('group', { name: 'Meldung' }).getByRole('button', { name: 'Rückgängig' }).click()
  await eventually(contents).toEqual(['leer', 'leer', 'leer', 'leer'])
  expect(await pages()).toBe(1)
})

test('a smaller grid asks about pictures that it has no cell for, keeps them on new pages, and is taken back in one step', async () => {
  const { page, names, contents, pages, undo } = await openGrid(4)
  const [a, b, c, d] = names
  await page.getByRole('button', { name: 'Raster von Seite 1' }).click()
  const panel = page.getByRole('dialog').getByRole('form', { name: 'Raster' })
  const change = panel.getByRole('button', { name: 'Raster ändern' })
  expect(await change.isDisabled()).toBe(true)
  await panel.getByLabel('Reihen', { exact: true }).fill('16')
  await panel.getByText('Bitte gib eine ganze Zahl von 1 bis 15 ein.').waitFor()
  expect(await change.isDisabled()).toBe(true)
  await panel.getByLabel('Reihen', { exact: true }).fill('1')
  await panel.getByRole('img', { name: 'Vorschau: 2 × 1 Felder' }).waitFor()
  await panel.getByText('2 Bilder passen nicht mehr auf diese Seite.').waitFor()
  await change.click()
  const question = page.getByRole('dialog').filter({ hasText: 'Raster ändern?' })
  await question.getByRole('button', { name: 'Abbrechen' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await contents()).toEqual([a, b, c, d])
  await change.click()
  await question.getByRole('button', { name: 'Raster ändern' }).click()
  await eventually(contents).toEqual([a, b])
  await eventually(pages).toBe(2)
  await undo.click()
  await eventually(contents).toEqual([a, b, c, d])
  expect(await pages()).toBe(1)
})

test('measures are given in millimetres with a comma, or come from a template', async () => {
  const { page, contents } = await openGrid(1)
  await page.getByRole('button', { name: 'Raster von Seite 1' }).click()
  const panel = page.getByRole('dialog').getByRole('form', { name: 'Raster' })
  await panel.getByText('Breite & Höhe').click()
  await panel.getByLabel('Breite (mm)', { exact: true }).fill('50,5')
  await eventually(() => panel.getByLabel('Spalten', { exact: true }).inputValue()).toBe('2')
  await panel.getByLabel('Abstand Spalten (mm)', { exact: true }).fill('0')
  await eventually(() => panel.getByLabel('Spalten', { exact: true }).inputValue()).toBe('3')
  await panel.getByRole('button', { name: 'Vorlage laden' }).click()
  await page.getByRole('menuitem', { name: 'SIGNmap Karten' }).click()
  await panel.getByRole('img', { name: 'Vorschau: 3 × 4 Felder' }).waitFor()
  await panel.getByRole('button', { name: 'Raster ändern' }).click()
  await eventually(async () => (await contents()).length).toBe(12)
})
