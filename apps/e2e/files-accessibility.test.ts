import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually, PATIENCE_MS } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { browserParts, folderPath, waitForFocusIn } from './files-page.ts'
import { fileTreeOf } from './given-files.ts'
import { useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()
const leader = useTeamLeader()
const files = fileTreeOf(leader)
browser.afterEach(files.clear)
const LONG_NAME = 'Berufsgenossenschaftsunfallmeldung für Kindertageseinrichtungen und Familienzentren'

/** A deep folder with long names in it. */
const openFull = async (words = ''): Promise<Page> => {
  let folder = await files.place('Ablage')
  for (const name of ['Tiere', 'Bauernhof', 'Kühe', LONG_NAME]) folder = await files.folder(name, folder)
  await files.folder('Kälber', folder)
  for (const name of ['Liste', LONG_NAME]) await files.list(name, folder)
  await files.document('Vorlage', folder)
  const path = `/app/organisieren?c=${folder._id}${words}`
  const page = await browser.openPage(path, { as: leader, reducedMotion: 'reduce' })
  await waitUntilSettled(page)
  return page
}

/** `expectNoFindings` leaves a narrow window. */
const widen = (page: Page) => page.setViewportSize({ width: 1280, height: 800 })

describe('axe finds nothing', () => {
  test('in a full folder, in the menu of a row and in the help for the keys', async () => {
    const page = await openFull()
    const { row, menu } = browserParts(page)
    await row('Liste').waitFor()
    await expectNoFindings(page)
    await widen(page)
    await row('Liste').click({ button: 'right' })
    await menu.getByRole('menuitem', { name: 'Bearbeiten' }).waitFor()
    await expectNoFindings(page)
    await waitForFocusIn(menu)
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    await widen(page)
    // The button for the keys is shown only while nothing is chosen.
    await row('Liste').press('Escape')
    await page.getByRole('button', { name: 'Tasten anzeigen' }).click()
    await page.getByRole('dialog', { name: 'Tasten in Organisieren' }).waitFor()
    await expectNoFindings(page)
  })

  test('with several chosen, and cut', async () => {
    const page = await openFull()
    const { row, chosen } = browserParts(page)
    await row('Kälber').click()
    await row('Vorlage').click({ modifiers: ['Shift'] })
    await eventually(async () => (await chosen()).length).toBe(4)
    await expectNoFindings(page)
    await row('Vorlage').focus()
    for (const key of ['Control+x', 'Escape', 'Control+x']) await page.keyboard.press(key)
    await expectNoFindings(page)
  })

  test('in an empty folder, and in the dialog that creates something, with everything it can show', async () => {
    const folder = await files.place('Leer')
    const page = await browser.openPage(folderPath(folder), { as: leader })
    await page.getByText('Dieser Ordner hat noch keine Inhalte..').waitFor()
    await expectNoFindings(page)
    await widen(page)
    await page.getByRole('button', { name: 'Neu anlegen' }).click()
    const dialog = page.getByRole('dialog', { name: 'Neu anlegen' })
    // The name of the folder is taken in the folder above it.
    await dialog.getByLabel('Name', { exact: true }).fill(folder.name)
    await dialog.getByRole('treeitem', { name: 'Meine Dateien' }).click()
    await dialog.getByText('Ein Objekt mit diesem Namen existiert bereits', { exact: false }).waitFor()
    await dialog.getByRole('button', { name: 'Neuer Ordner' }).click()
    await expectNoFindings(page)
  })

  test('with a filter and its note, in the results of a search and in the menu of one of them', async () => {
    const page = await openFull('&t=documents')
    await page.getByText('Inhalte sind durch den Filter ausgeblendet', { exact: false }).waitFor()
    await expectNoFindings(page)
    await widen(page)
    await page.getByRole('button', { name: 'Filter „Druckvorlagen“ aufheben' }).click()
    await page.getByRole('search', { name: 'Dateien suchen' }).getByRole('searchbox').fill('l')
    const hits = page.getByRole('region', { name: 'Suchergebnisse' }).getByRole('listitem')
    await hits.first().waitFor()
    await expectNoFindings(page)
    await widen(page)
    await hits.first().getByRole('button', { name: 'Aktionen für', exact: false }).click()
    await page.getByRole('menuitem', { name: 'In Organisieren zeigen' }).waitFor()
    await expectNoFindings(page)
  })
})

test('nothing is wider than the window, from 320 to 3840 px', async () => {
  const page = await openFull()
  await browserParts(page).row('Liste').click()
  for (const width of [320, 360, 640, 768, 1280, 1920, 3840]) {
    await page.setViewportSize({ width, height: 800 })
    const excess = () => page.locator(':root').evaluate((root) => root.scrollWidth - root.clientWidth)
    await expect.poll(excess, { message: `${width} px`, timeout: PATIENCE_MS }).toBeLessThanOrEqual(0)
  }
})
