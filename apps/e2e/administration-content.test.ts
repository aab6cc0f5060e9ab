import { addDays, germanDayOf, writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { heading, toast } from './account-journey.ts'
import { callAs, unusedName } from './call-as.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenList } from './given-list.ts'
import { takeUp } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()

const confirmWith = async (page: Page, label: string): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('a template is made of a learning list, coloured, put first, published, and somebody begins with it', async () => {
  const list = await givenList({ as: 'admin', signs: 3 })
  const name = unusedName('Auf dem Bauernhof')
  const page = await browser.openPage('/app/verwaltung/listenvorlagen', { as: 'admin' })
  await page.getByRole('button', { name: 'Neue Vorlage' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: list.name }).check()
  expect(await dialog.getByLabel('Name').inputValue()).toBe(list.name)
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Beschreibung').fill('Kuh, Schwein und Huhn')
  await dialog.getByRole('radio', { name: 'Violett' }).check({ force: true })
  await dialog.getByRole('region', { name: 'So sehen es alle' }).getByText('3 Gebärden').waitFor()
  await expectNoFindings(page)
  await dialog.getByRole('button', { name: 'Vorlage anlegen' }).click()
  await toast(page, `„${name}“ ist angelegt`).waitFor()

  const rows = page.getByRole('list', { name: 'Vorlagen in ihrer Reihenfolge' }).getByRole('heading')
  const count = await rows.count()
  expect(await rows.last().textContent()).toBe(name)
  await page.getByRole('button', { name: `„${name}“ nach oben` }).click()
  await eventually(() => rows.nth(count - 2).textContent()).toBe(name)
  // Taken up once the first move is done: a row is not dragged while the list is read anew.
  await waitUntilSettled(page)
  await takeUp(page, name)
  await page.keyboard.press('ArrowUp')
  await page
    .getByText(`„${name}“ an Stelle ${count - 2}`)
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await eventually(() => rows.nth(count - 3).textContent()).toBe(name)
  const published = page.getByRole('switch', { name: `„${name}“ veröffentlichen` })
  // By key: the rows still move to their places.
  await published.press('Space')
  await eventually(() => published.isChecked()).toBe(true)
  await toast(page, `„${name}“ ist veröffentlicht`).waitFor()
  await expectNoFindings(page)

  const customer = await browser.openPage('/app/lernlisten', { as: 'einzel' })
  await customer.getByRole('link', { name }).click()
  await eventually(() =>
    customer.getByRole('list', { name: 'Gebärden der Lernliste' }).getByRole('listitem').count(),
  ).toBe(3)

  await page.getByRole('button', { name: `„${name}“ löschen` }).click()
  await confirmWith(page, 'Löschen')
  await eventually(() => rows.allTextContents()).not.toContain(name)
})

test('a price list from a day on is told with what it changes, charges nothing before, and is withdrawn', async () => {
  // A day of its own for each try: lists stay to be seen when they are withdrawn.
  const { data: lists } = await callAs('admin', 'GET', 'price-lists')
  const day = addDays(germanDayOf(new Date()), 100 + (lists as readonly unknown[]).length)
  const page = await browser.openPage('/app/verwaltung/preise', { as: 'admin' })
  await page.getByRole('button', { name: 'Neue Preisliste' }).click()
  await page.getByLabel('Gilt ab').fill(day)
  await page.getByLabel('1 Platz', { exact: true }).fill('9,00')
  await page.getByLabel('3 Plätze', { exact: true }).fill('8')
  await page.getByRole('button', { name: 'Preisliste anlegen' }).click()
  await page.getByText('Mehr Plätze müssen mehr kosten').waitFor()
  await eventually(() => page.locator(':focus').inputValue()).toBe('8')
  await page.getByLabel('3 Plätze', { exact: true }).fill('21')
  await page.getByText('jetzt +7,1 %, brutto 10,71 €').waitFor()
  await page.getByRole('cell', { name: '107,10 €' }).waitFor()
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Preisliste anlegen' }).click()
  await page.getByRole('dialog').getByText('2 Preise steigen, 0 sinken.').waitFor()
  await page
    .getByRole('dialog')
    .getByText(/Laufende Lizenzen behalten ihren Preis/)
    .waitFor()
  await confirmWith(page, 'Preisliste anlegen')
  const coming = page.getByRole('region', { name: `Kommt am ${writtenDay(day)}` })
  await coming.waitFor()

  const { groups } = await callAs('einzel', 'GET', 'licenses')
  expect(JSON.stringify(groups)).toContain('"net":840')

  await coming.getByRole('button', { name: 'Zurückziehen' }).click()
  await confirmWith(page, 'Zurückziehen')
  await page.getByText(`Ab ${writtenDay(day)} – zurückgezogen, hat nie gegolten`).waitFor()
  await expectNoFindings(page)
})

/** Publishes a text of the frequent questions, and gives its revision. */
const publishFaq = async (markdown: string): Promise<number> => {
  const { data } = await callAs('admin', 'GET', 'page-versions?page=faq')
  const [{ revision: newest }] = data as readonly [{ readonly revision: number }]
  const { revision } = await callAs('admin', 'POST', 'page-versions', { page: 'faq', revision: newest, markdown })
  return Number(revision)
}

test('a text is written beside its preview, kept as a draft, published, and taken back', async () => {
  const sentence = unusedName('Das fragen alle')
  const { markdown: original } = await callAs('admin', 'GET', 'page-versions/faq-0')
  // Other journeys read this page: it has its text again even if this one breaks off.
  onTestFinished(async () => void (await publishFaq(String(original))))
  const page = await browser.openPage('/app/verwaltung/texte', { as: 'admin' })
  await heading(page, 'Texte').waitFor()
  await expectNoFindings(page)
  await page.getByRole('link', { name: 'Häufige Fragen bearbeiten' }).click()
  const field = page.getByLabel('Text in Markdown')
  await field.fill(
    `# Häufige Fragen\n\n${sentence} <script>alert(1)</script>\n\n## Und nun?\n\n**Fett** [x](javascript:alert(1))\n`,
  )
  const preview = page.getByRole('region', { name: 'Vorschau' })
  await preview.getByText(sentence).waitFor()
  await preview.getByText('Und nun?').click()
  await preview.locator('strong').waitFor()
  expect(await preview.locator('a, script').count()).toBe(0)
  await page.reload()
  await page.getByText('Dein Entwurf ist noch da').waitFor()
  expect(await field.inputValue()).toContain(sentence)
  await expectNoFindings(page)
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await confirmWith(page, 'Veröffentlichen')
  await toast(page, 'Der Text ist veröffentlicht').waitFor()

  // The foot of every page leads there.
  const visitor = await browser.openPage('/impressum')
  await visitor.getByRole('link', { name: 'Häufige Fragen' }).click()
  await visitor.getByText(sentence).waitFor()
  expect(await visitor.locator('article script').count()).toBe(0)
  await expectNoFindings(visitor)

  // Somebody else is faster: nothing is written over, and mine stays.
  const revision = await publishFaq('# Häufige Fragen\n\nVon jemand anderem.\n')
  await field.fill(String(original))
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await confirmWith(page, 'Veröffentlichen')
  await page.getByText('Jemand anders war schneller').waitFor()
  browser.expectFaults(/Failed to load resource/)
  await page.getByRole('button', { name: 'Mit meinem Text weitermachen' }).click()
  await page.getByRole('button', { name: 'Veröffentlichen' }).click()
  await confirmWith(page, 'Veröffentlichen')
  await page.getByRole('cell', { name: `${revision + 1} (veröffentlicht)` }).waitFor()
  await visitor.reload()
  await visitor.getByText('Für wen ist das Angebot gedacht?').waitFor()
})

test('the state of the system is told in words, and a test mail goes out', async () => {
  const page = await browser.openPage('/app/verwaltung/system', { as: 'admin' })
  const database = page.getByRole('region', { name: 'Datenbank' })
  await database.getByText('In Ordnung').waitFor()
  await database.getByText('eingebaut').waitFor()
  await page.getByRole('button', { name: 'Test-E-Mail an mich' }).click()
  await toast(page, 'Die Test-E-Mail ist an admin@demo.example unterwegs').waitFor()
  await page.getByRole('region', { name: 'E-Mail' }).getByText('In Ordnung').waitFor()
  await expectNoFindings(page)
})
