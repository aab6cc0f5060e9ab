import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { csv, drawing } from '../server/src/modules/catalogue/import/test/source-folder.ts'
import { renamed, zipOf } from '../server/src/modules/catalogue/import/test/zip-bytes.ts'
import { heading } from './account-journey.ts'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()

const chooseFile = async (page: Page, name: string, bytes: Buffer): Promise<void> => {
  await page.getByLabel('Datei wählen').setInputFiles({ name, mimeType: 'application/zip', buffer: bytes })
  await heading(page, `Import „${name}“`).waitFor()
}

const confirm = (page: Page, label: string) => page.getByRole('dialog').getByRole('button', { name: label }).click()

const countFound = async (word: string): Promise<number> =>
  ((await callAs('admin', 'GET', `signs?search=${word}`))['data'] as readonly { readonly name: string }[]).filter(
    ({ name }) => name === word,
  ).length

test('an import with faulty files is reviewed, applied, found by the search, and taken back', async () => {
  // Tests that are tried again find what they left behind.
  const word = `Quastenflosser${crypto.randomUUID().slice(0, 8)}`
  const slug = word.toLowerCase()
  const file = `${slug}.zip`
  const zip = await zipOf({
    'signs.csv': csv(
      `${slug},${word},noun,Tiere,,,`,
      `hund-${slug},Hund,noun,Tiere,,,`,
      `${slug}-falsch,Ohne Wortart,,Tiere,,,`,
      `${slug},Zweimal,noun,Tiere,,,`,
    ),
    [`${slug}.signOnly.svg`]: drawing(20),
    [`${slug}.signBox.png`]: 'kein Bild',
    [`niemand-${slug}.signOnly.svg`]: drawing(10),
  })
  const page = await browser.openPage('/app/verwaltung/import', { as: 'admin' })
  await chooseFile(page, file, zip)

  await page.getByText('Geprüft; im Katalog steht noch nichts davon.').waitFor()
  await page.getByRole('row', { name: /Zeile 4.*Die Wortart fehlt/ }).waitFor()
  await page.getByRole('row', { name: /Zeile 5.*steht schon in Zeile 2/ }).waitFor()
  await page.getByRole('row', { name: new RegExp(`${slug}.signBox.png`) }).waitFor()
  expect(await page.getByRole('button', { name: 'In den Katalog übernehmen' }).count()).toBe(0)

  await page.getByText('Doppelt? (1)').click()
  const duplicate = page.getByRole('article', { name: 'Zeile 3: Hund' })
  await duplicate.getByText('Im Katalog, gleicher Titel').waitFor()
  await expectNoFindings(page)
  await duplicate.getByLabel('Auslassen').check()
  await page.getByRole('button', { name: 'In den Katalog übernehmen' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'In den Katalog übernehmen' }).click()
  await confirm(page, 'Übernehmen')

  await page.getByText('In den Katalog kamen: 1 neue Gebärde, 1 Datei.').waitFor()
  await eventually(() => countFound(word)).toBe(1)
  await page.goto(`/app/suche?search=${word}`)
  await page
    .getByRole('link', { name: new RegExp(word) })
    .first()
    .waitFor()

  await page.goto('/app/verwaltung/import')
  await page.getByRole('link', { name: file }).click()
  await page.getByRole('button', { name: 'Import zurücknehmen' }).click()
  await confirm(page, 'Zurücknehmen')
  await page.getByText('1 Gebärde ist wieder, wie sie war.').waitFor()
  await eventually(() => countFound(word)).toBe(0)
})

test('an archive that leads out of its folder is refused, and says so', async () => {
  const zip = renamed(await zipOf({ 'signs.csv': csv(), 'xx/hund.signOnly.svg': drawing(1) }), 'xx/', '../')
  const page = await browser.openPage('/app/verwaltung/import', { as: 'admin' })
  await chooseFile(page, 'boese.zip', zip)
  await page.getByText('Die Datei wurde abgelehnt; nichts wurde übernommen.').waitFor()
  await page.getByText(/Pfad, der aus dem Ordner hinausführt/).waitFor()
})

test('the export is a file, and its page has no findings', async () => {
  const page = await browser.openPage('/app/verwaltung/import', { as: 'admin' })
  await page.getByLabel('Mit Bildern und Videos').uncheck()
  await expectNoFindings(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Gebaerden \d{4}-\d\d-\d\d\.zip$/)
  await download.delete()
})
