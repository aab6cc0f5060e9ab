import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { browserParts, folderPath } from './files-page.ts'
import { givenDocument } from './given-document.ts'
import { fileTreeOf } from './given-files.ts'
import { givenList } from './given-list.ts'
import { editorPath, shownSigns } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import type { Person } from './person.ts'
import { beginDocument, downloadedPdf, printedInTab, printingParts, sizesMm, textOf } from './printing-page.ts'

const browser = useBrowser()
const me = useOwnAccount()
const files = fileTreeOf(me)
browser.afterEach(files.clear)
const A4 = [210, 297] as const

const openOverview = (options: { readonly as?: Person } = {}): Promise<Page> =>
  browser.openPage('/app/dokumente', { as: me, reducedMotion: 'reduce', ...options })

describe('from creating a print template to its PDF', () => {
  test('a grid with a card chosen for its first cell', { tags: 'smoke' }, async () => {
    const page = await openOverview()
    const name = await beginDocument(page, 'Raster', 'Karten')
    await page.getByLabel('Titel, Seite 1').fill('Überall Straßen')
    await page.getByRole('gridcell', { name: 'Reihe 1, Spalte 1: leer' }).click()
    const picker = page.getByRole('dialog', { name: 'Bild auswählen' })
    await picker.getByLabel('Gebärde suchen').fill('Hund')
    await picker.getByRole('button', { name: 'Hund', exact: true }).click()
    await page.getByRole('gridcell', { name: 'Reihe 1, Spalte 1: Hund' }).waitFor()
    await printingParts(page).options.click()
    await printingParts(page).dialog.getByLabel('Rückseiten mit Wörtern').check()
    const pdf = await downloadedPdf(page, name)
    expect([pdf.title, sizesMm(pdf)]).toEqual([name, [A4, A4]])
    expect([textOf(pdf), textOf(pdf, 1)]).toEqual([expect.stringContaining('Überall Straßen'), 'Hund'])
    expect(pdf.pages[0]?.tags).toContainEqual(expect.stringContaining('Hund'))
    await printingParts(page).dialog.waitFor({ state: 'detached' })
  })

  test('own signs with names, opened in a tab of its own, with options that are remembered', async () => {
    const page = await openOverview()
    await beginDocument(page, 'Meine Gebärden', 'Eigene')
    await page.getByLabel('Name, Element 1').fill('Unser Kreis')
    const { options, dialog, print } = printingParts(page)
    await options.click()
    await dialog.getByLabel('Seitenzahlen').check()
    const arriving = page.context().waitForEvent('response', (response) => response.url().includes('/original'))
    const opening = page.context().waitForEvent('page')
    await dialog.getByRole('button', { name: 'PDF öffnen' }).click()
    await opening
    const response = await arriving
    expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await options.click()
    await expect(dialog.getByLabel('Seitenzahlen').isChecked()).resolves.toBe(true)
    await expect(dialog.getByLabel('Schnittmarken').count()).resolves.toBe(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    const address = await printedInTab(page, () => print.click())
    expect(address.searchParams.get('pageNumbers')).toBe('1')
  })

  test('a target vocabulary, by keyboard alone', async () => {
    const account = await givenPayer()
    const own = fileTreeOf(account)
    await own.document('„Zielwortschatz”-Dokument', await own.root())
    const page = await openOverview({ as: account })
    const asking = Promise.withResolvers<void>()
    await page.route(/file-nodes\?path=[^&]*user_[^&]*$/, (route) => asking.promise.then(() => route.continue()))
    await printingParts(page).type('Zielwortschatz').press('Enter')
    // Quicker than it is known what stands in the folder: the name becomes a free one all the same.
    await page.getByRole('dialog').getByLabel('Name').press('Enter')
    asking.resolve()
    await page.getByRole('button', { name: 'Element hinzufügen' }).press('Enter')
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    expect(name).toMatch(/^„Zielwortschatz”-Dokument Kopie \d+$/)
    await page.getByLabel('Beschreibung, Element 1').press('b')
    await page.keyboard.type('ellt laut')
    await page.getByLabel('Aktiv, „bellt laut“').press(' ')
    await printedInTab(page, () => page.keyboard.press('Control+p'))
    const { dialog, options } = printingParts(page)
    await options.press('Enter')
    await dialog.getByLabel('Seitenzahlen').press(' ')
    const pdf = await downloadedPdf(page, name)
    expect([sizesMm(pdf), textOf(pdf)]).toEqual([[A4], expect.stringContaining('bellt laut')])
    expect(textOf(pdf)).toContain('1')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => page.evaluate('document.activeElement?.getAttribute("aria-label")')).toBe('Druckoptionen')
  })
})

test('a list becomes cards on as many pages as it needs, and their PDF', async () => {
  const list = await givenList({ as: me, name: 'Bauernhof', signs: 14 })
  const page = await browser.openPage(editorPath(list.id), { as: me, reducedMotion: 'reduce' })
  await eventually(async () => (await shownSigns(page)).length).toBe(14)
  await page.getByRole('button', { name: /Weitere Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Diese Liste drucken' }).click()
  const choice = page.getByRole('dialog', { name: `„${list.name}“ drucken` })
  await choice.getByRole('button', { name: /SIGNbox Karten.*4 Seiten/ }).waitFor()
  await printedInTab(page, () => choice.getByRole('button', { name: /SIGNmap Karten.*2 Seiten/ }).click())
  await page.getByRole('heading', { level: 2, name: 'Seite 1 von 2' }).waitFor()
  await printingParts(page).options.click()
  const pdf = await downloadedPdf(page, `${list.name} – SIGNmap Karten`)
  expect(sizesMm(pdf)).toEqual([A4, A4])
  expect(pdf.pages.map(({ marks }) => marks.filter(({ kind }) => kind === 'picture').length)).toEqual([13, 3])
  expect(textOf(pdf)).toContain(list.name)
})

test('the overview shows the eight used last by their first page, and what can be done with each', async () => {
  const documents: { readonly id: string; readonly name: string }[] = []
  for (let index = 0; index < 9; index += 1) {
    documents.push(await givenDocument(me, { ...newDocument('own-sign', ids()), name: `Blatt ${index}` }))
  }
  await callAs(me, 'PATCH', `users/${await ownId()}`, {
    preferences: { recentlyUsed: { documents: documents.map(({ id }) => id) } },
  })
  const page = await openOverview()
  const { recent, card } = printingParts(page)
  await eventually(() => recent.getByRole('listitem').count()).toBe(8)
  const [first] = documents
  const one = card(first?.name ?? '')
  await eventually(() => one.locator('img').evaluate((image) => (image.complete ? image.naturalWidth : 0))).toBe(480)
  await one.getByRole('button', { name: /^Aktionen für/ }).click()
  await eventually(() => page.getByRole('menuitem').allTextContents()).toEqual([
    'Öffnen',
    'PDF zeigen',
    'Druckoptionen',
    'In Organisieren zeigen',
    'Umbenennen',
    'Duplizieren',
    'Verschieben',
    'Löschen',
  ])
  await printedInTab(page, () => page.getByRole('menuitem', { name: 'PDF zeigen' }).click())
  await one.getByRole('button', { name: /^Aktionen für/ }).click()
  await page.getByRole('menuitem', { name: 'Druckoptionen' }).click()
  expect(sizesMm(await downloadedPdf(page, first?.name ?? ''))).toEqual([A4])
})

test('the PDF is shown from Organisieren, in the menu of a row, and the row has the focus again', async () => {
  const folder = await files.place('Zum Drucken')
  const document = await files.document('Vorlage', folder)
  const page = await browser.openPage(folderPath(folder), { as: me, reducedMotion: 'reduce' })
  const { row, menu } = browserParts(page)
  await row('Vorlage').click({ button: 'right' })
  await printedInTab(page, () => menu.getByRole('menuitem', { name: 'PDF zeigen' }).click())
  await eventually(() => row('Vorlage').evaluate((line) => line === line.ownerDocument.activeElement)).toBe(true)
  await row('Vorlage').click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Druckoptionen' }).click()
  expect(sizesMm(await downloadedPdf(page, document.name))).toEqual([A4])
  await eventually(() => row('Vorlage').evaluate((line) => line === line.ownerDocument.activeElement)).toBe(true)
})

const ids = () => ({
  newElementIds: Array.from({ length: 3 }, (_, index) => `e${index}`),
  newPageIds: ['page'],
})

const ownId = async (): Promise<string> => (await files.root())._id.replace('user_', '')
