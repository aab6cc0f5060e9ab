import { readFile } from 'node:fs/promises'
import type { Download, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type ReadPdf, readPdf } from '../server/src/platform/pdf/read-pdf.fixture.ts'
import { unusedName } from './call-as.ts'

/** The parts of overview and print dialog, as a person finds them. */
export const printingParts = (page: Page) => ({
  type: (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }),
  recent: page.getByRole('list', { name: 'Zuletzt verwendet: Druckvorlagen' }),
  card: (name: string) =>
    page
      .getByRole('list', { name: 'Zuletzt verwendet: Druckvorlagen' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) }),
  dialog: page.getByRole('dialog').filter({ has: page.getByText('Was soll mitgedruckt werden?') }),
  print: page.getByRole('button', { name: 'Drucken', exact: true }),
  options: page.getByRole('button', { name: 'Druckoptionen', exact: true }),
})

/** Begins a document of a type from the overview, under a name of its own. Ends in the editor. */
export const beginDocument = async (page: Page, type: string, title: string): Promise<string> => {
  const name = unusedName(title)
  await printingParts(page).type(type).click()
  const field = page.getByRole('dialog').getByLabel('Name')
  await field.fill(name)
  await page.getByRole('button', { name: 'Hier speichern' }).click()
  await page.getByRole('heading', { level: 2, name: /^Seite 1/ }).waitFor()
  return name
}

/** What comes with 'Herunterladen' in the open print dialog. */
export const downloadedPdf = async (page: Page, name: string): Promise<ReadPdf> => {
  const arriving = page.waitForEvent('download')
  await printingParts(page).dialog.getByRole('button', { name: 'Herunterladen' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe(`${name}.pdf`)
  return readPdf(await readFile(await download.path()))
}

/**
 * The address of the PDF that an action opens in a new tab; the tab is closed again. This browser shows no PDF: what
 * other browsers would show in the tab arrives as a download of the tab.
 */
export const printedInTab = async (page: Page, act: () => Promise<unknown>): Promise<URL> => {
  const opening = Promise.withResolvers<Page>()
  const arriving = Promise.withResolvers<Download>()
  page.context().once('page', (tab) => {
    tab.once('download', arriving.resolve)
    opening.resolve(tab)
  })
  await act()
  const tab = await opening.promise
  const download = await arriving.promise
  expect((await readPdf(await readFile(await download.path()))).pages.length).toBeGreaterThan(0)
  await tab.close()
  return new URL(download.url())
}

/** Everything that is written on a page of a PDF. */
export const textOf = ({ pages }: ReadPdf, page = 0): string =>
  pages[page]?.marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])).join(' ') ?? ''

/** A4 in whole millimetres. */
export const sizesMm = ({ pages }: ReadPdf): readonly (readonly [number, number])[] =>
  pages.map(({ size }) => [Math.round((size.width / 96) * 25.4), Math.round((size.height / 96) * 25.4)] as const)
