import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import { expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenDocument } from './given-document.ts'
import { fileTreeOf } from './given-files.ts'
import { givenList } from './given-list.ts'
import { editorPath, shownSigns } from './list-editor-page.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { waitUntilSettled } from './page-requests.ts'
import { downloadedPdf, printingParts, sizesMm } from './printing-page.ts'

const browser = useBrowser()
const AS = useOwnAccount()
const LONG_NAME = 'Berufsgenossenschaftsunfallmeldung für Kindertageseinrichtungen und Familienzentren'

/** Documents of each type, one with a long name, as those used last. */
const givenRecent = async (): Promise<readonly string[]> => {
  const types = ['grid', 'own-sign', 'target-vocabulary'] as const
  const given = await Promise.all(
    types.map((type, index) =>
      givenDocument(AS, { ...newDocument(type, NEW_IDS), ...(index === 0 && { name: LONG_NAME }) }),
    ),
  )
  const user = (await fileTreeOf(AS).root())._id.replace('user_', '')
  const preferences = { recentlyUsed: { documents: given.map(({ id }) => id) } }
  await callAs(AS, 'PATCH', `users/${user}`, { preferences })
  return given.map(({ name }) => name)
}

const NEW_IDS = { newElementIds: ['e0', 'e1', 'e2'], newPageIds: ['page'] }

test('the overview is no wider than any window, and axe finds nothing in it, in the menu of a card and in the print dialog', async () => {
  const [name = ''] = await givenRecent()
  const page = await browser.openPage('/app/dokumente', { as: AS, reducedMotion: 'reduce' })
  const { recent, card, dialog } = printingParts(page)
  const actions = card(name).getByRole('button', { name: /^Aktionen für/ })
  await actions.waitFor()
  await waitUntilSettled(page)
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await eventually(() => recent.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    const overflow = () => page.locator(':root').evaluate((root) => root.scrollWidth - root.clientWidth)
    await expect(overflow()).resolves.toBeLessThanOrEqual(0)
  }
  await expectNoFindings(page)
  await actions.click()
  await page.getByRole('menuitem', { name: 'PDF zeigen' }).waitFor()
  await expectNoFindings(page)
  // Axe leaves a page narrow.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('menuitem', { name: 'Druckoptionen' }).click()
  await dialog.getByLabel('Rückseiten mit Wörtern').check()
  await dialog.getByText('Der Drucker wendet das Blatt über die').waitFor()
  await expectNoFindings(page)
  await page.route('**/original?*', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Herunterladen' }).click()
  await dialog.getByRole('alert').waitFor()
  await expectNoFindings(page)
  browser.expectFaults(REFUSED_CALL)
})

test('a list becomes cards whose options are chosen before they are printed, and axe finds nothing in the choice', async () => {
  const list = await givenList({ as: AS, name: 'Zum Drucken', signs: ['Hund', 'Katze'] })
  const page = await browser.openPage(editorPath(list.id), { as: AS, reducedMotion: 'reduce' })
  await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
  await page.getByRole('button', { name: /Weitere Aktionen/ }).click()
  await page.getByRole('menuitem', { name: 'Diese Liste drucken' }).click()
  await page.getByRole('dialog', { name: `„${list.name}“ drucken` }).waitFor()
  await expectNoFindings(page)
  // Axe leaves a page narrow.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'SIGNbox Karten: Druckoptionen' }).click()
  const pdf = await downloadedPdf(page, `${list.name} – SIGNbox Karten`)
  expect(sizesMm(pdf)).toEqual([[210, 297]])
})
