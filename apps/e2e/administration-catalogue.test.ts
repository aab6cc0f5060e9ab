import { describe, expect, test } from 'vitest'
import { heading, toast } from './account-journey.ts'
import { callAs, unusedName } from './call-as.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'

const browser = useBrowser()
const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><circle cx="45" cy="45" r="30" fill="#060"/></svg>',
)
const SIGNS = '/app/verwaltung/gebaerden'

describe('the catalogue in the hands of an administrator', () => {
  test('a sign is made with its drawing, found, changed with others, taken back and retired', async () => {
    const name = unusedName('Schildkröte')
    const page = await browser.openPage(`${SIGNS}/neu?titel=${encodeURIComponent(name)}`, { as: 'admin' })
    await heading(page, 'Gebärde anlegen').waitFor()
    expect(await page.getByLabel('Titel').inputValue()).toBe(name)
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await page.getByText('Bitte wähle eine Kategorie.').waitFor()
    await page.getByLabel('Kategorie').selectOption({ label: 'Tiere' })
    await page.getByLabel('Wortart').selectOption({ label: 'Nomen' })
    await page.getByLabel('Stichwörter').fill('Panzer\nlangsam')
    await page.getByRole('button', { name: 'Anlegen' }).click()
    await heading(page, name).waitFor()

    await page.getByLabel('Datei für Zeichnung').setInputFiles({
      name: 'falsch.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('kein Bild'),
    })
    await page.getByRole('alert').waitFor()
    await page.getByLabel('Datei für Zeichnung').setInputFiles({
      name: 'zeichnung.svg',
      mimeType: 'image/svg+xml',
      buffer: DRAWING,
    })
    const drawing = page.getByRole('img', { name: `Zeichnung von „${name}“` })
    await eventually(() => drawing.evaluate((image) => image.naturalWidth > 0)).toBe(true)
    browser.expectFaults(/Failed to load resource/)

    await page.goto(`/app/suche?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name }).first().waitFor()

    await page.goto(SIGNS)
    await page.getByLabel('Suche in Titel').fill(name)
    await page.getByText('1 Gebärde', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: `„${name}“ auswählen` }).check()
    await page.getByRole('button', { name: 'Stichwörter' }).click()
    await page.getByLabel('Stichwörter dazu').fill('Reptil, Teich')
    await page.keyboard.press('Enter')
    await page.getByText('Panzer, langsam, Reptil, Teich').waitFor()
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await page.getByText('Panzer, langsam', { exact: true }).waitFor()

    await page.getByRole('link', { name }).click()
    await heading(page, name).waitFor()
    await page.getByText(/Rückgängig: Stichwörter/).waitFor()
    await page.getByRole('button', { name: 'Zurückziehen' }).click()
    await toast(page, `„${name}“ ist zurückgezogen.`).waitFor()
    await page.getByRole('button', { name: 'Wieder anbieten' }).waitFor()
    // The search learns of it with the next word from the database, a moment after the answer.
    const found = () => callAs('einzel', 'GET', `signs?search=${encodeURIComponent(name)}&$limit=0`)
    await eventually(async () => (await found())['total']).toBe(0)
  })

  test('who was slower keeps what he typed and decides', async () => {
    const title = unusedName('Otter')
    const category = ((await callAs('admin', 'GET', 'catalogue-reports')) as unknown as Report).categories[0]?._id
    const data = { title, category, wordClass: 'noun' }
    const { _id: id } = await callAs('admin', 'POST', 'catalogue-signs', data)
    const page = await browser.openPage(`${SIGNS}/${id}`, { as: 'admin' })
    await page.getByLabel('Stichwörter').fill('Fluss')
    await callAs('admin', 'PATCH', `catalogue-signs/${id}`, { revision: 1, keywords: ['Meer'] })
    await page.getByRole('button', { name: 'Speichern', exact: true }).click()
    await page.getByText('Jemand anderes war schneller').waitFor()
    expect(await page.getByLabel('Stichwörter').inputValue()).toBe('Fluss')
    browser.expectFaults(/Failed to load resource/)
    await page.getByRole('button', { name: 'Meine Angaben speichern' }).click()
    await toast(page, 'Gespeichert.').waitFor()
    expect(await callAs('admin', 'GET', `catalogue-signs/${id}`)).toMatchObject({ keywords: ['Fluss'] })
    await callAs('admin', 'DELETE', `catalogue-signs/${id}`)
  })
})

type Report = { readonly categories: readonly { readonly _id: string }[] }

describe('axe finds nothing', () => {
  test('in the table, its bar and its dialogs', async () => {
    const page = await browser.openPage(`${SIGNS}?q=hund`, { as: 'admin' })
    await page.getByRole('checkbox', { name: 'Alle Gebärden dieser Seite auswählen' }).check()
    await page.getByRole('button', { name: 'Stichwörter' }).waitFor()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'Stichwörter' }).click()
    await page.getByLabel('Stichwörter dazu').waitFor()
    await expectNoFindings(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Kategorien' }).click()
    await page.getByRole('button', { name: '„Tiere“ umbenennen' }).waitFor()
    await expectNoFindings(page)
  })

  test('in a sign, the changes and the wishes', async () => {
    const { data } = await callAs('admin', 'GET', 'catalogue-signs?search=hund&$limit=1')
    const [sign] = data as readonly { readonly _id: string; readonly title: string }[]
    const page = await browser.openPage(`${SIGNS}/${sign?._id}`, { as: 'admin' })
    await heading(page, sign?.title ?? '').waitFor()
    await page.getByLabel('Stichwörter').waitFor()
    await expectNoFindings(page)
    await page.goto(`${SIGNS}/aenderungen`)
    await page.getByRole('table').getByRole('row').nth(1).waitFor()
    // The oldest change stands on the last page once other journeys have changed enough.
    const pages = page
      .getByRole('navigation', { name: 'Seiten der Änderungen' })
      .getByRole('button', { name: /^Seite \d+$/ })
    if ((await pages.count()) > 0) await pages.last().click()
    await page.getByText('Import „catalogue.csv“').waitFor()
    await expectNoFindings(page)
    await callAs('einzel', 'POST', 'sign-requests', { text: 'Quastenflosser' })
    await page.goto('/app/verwaltung/wuensche')
    await page.getByText('Quastenflosser').first().waitFor()
    await expectNoFindings(page)
  })
})
