import type { Page } from 'playwright-core'
import { test } from 'vitest'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { documentPath, givenDocument, givenUpload } from './given-document.ts'
import { givenList } from './given-list.ts'
import { asBoxes, gridParts, gridWith, namedSigns } from './grid-document.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const AS = useOwnAccount()
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><rect width="40" height="60" fill="teal"/></svg>'

const openGrid = async (): Promise<Page> => {
  const signs = await namedSigns(3)
  const document = await givenDocument(AS, gridWith(asBoxes(signs)))
  const page = await browser.openPage(documentPath(document), { as: AS, reducedMotion: 'reduce' })
  await eventually(gridParts(page).contents).toEqual([...signs.map(({ name }) => name), 'leer'])
  return page
}

/** Axe leaves a page narrow. */
const widen = (page: Page): Promise<void> => page.setViewportSize({ width: 1280, height: 800 })

test('a grid with a long title and a chosen cell, the menu of a cell, and measures that do not fit', async () => {
  const page = await openGrid()
  const { cell, menuItem } = gridParts(page)
  await page.getByRole('textbox', { name: 'Titel, Seite 1' }).fill('Berufsgenossenschaftsunfallmeldung')
  await expectNoFindings(page)
  await widen(page)
  await cell(1, 2).click()
  await expectNoFindings(page)
  await widen(page)
  await cell(1, 1).click()
  await page.keyboard.press('Shift+F10')
  await menuItem('Feld leeren').waitFor()
  await expectNoFindings(page)
  await page.keyboard.press('Escape')
  await widen(page)
  await page.getByRole('button', { name: 'Raster von Seite 1' }).click()
  const panel = page.getByRole('form', { name: 'Raster' })
  await panel.getByLabel('Spalten', { exact: true }).fill('99')
  await panel.getByText('Bitte gib eine ganze Zahl').waitFor()
  await expectNoFindings(page)
})

test('every tab of the picker', async () => {
  await givenUpload(AS, SVG)
  const list = await givenList({ as: AS, signs: 3 })
  const page = await openGrid()
  const { picker, menuItem } = gridParts(page)
  await page.getByRole('button', { name: 'Seite 1 füllen' }).click()
  await menuItem('Mit mehreren Bildern').click()
  await picker.getByRole('list', { name: 'Gebärden' }).getByRole('button').first().click()
  await expectNoFindings(page)
  await page.getByRole('tab', { name: 'Aus Lernliste' }).click()
  await picker.getByRole('button', { name: list.name }).click()
  await picker.getByRole('button', { name: 'Alle 3 wählen' }).click()
  await expectNoFindings(page)
  await page.getByRole('tab', { name: 'Eigene Gebärden' }).click()
  await expectNoFindings(page)
  await page.getByRole('tab', { name: 'Eigene Bilder' }).click()
  await picker.getByRole('list', { name: 'Eigene Bilder' }).waitFor()
  const buffer = Buffer.from('kein Bild')
  await page.locator('input[type="file"]').setInputFiles([{ name: 'Notiz.txt', mimeType: 'text/plain', buffer }])
  await picker.getByText('Das ist kein Bild').waitFor()
  await expectNoFindings(page)
})
