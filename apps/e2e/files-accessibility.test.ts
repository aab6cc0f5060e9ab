import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { browserParts } from './files-page.ts'
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

describe('axe finds nothing', () => {
  test('in a full folder', async () => {
    const page = await openFull()
    await browserParts(page).row('Liste').waitFor()
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

  test('in an empty folder', async () => {
    const folder = await files.place('Leer')
    const page = await browser.openPage(`/app/organisieren?c=${folder._id}`, { as: leader })
    await page.getByText('Dieser Ordner hat noch keine Inhalte..').waitFor()
    await expectNoFindings(page)
  })

  test('with a filter and its note', async () => {
    const page = await openFull('&t=documents')
    await page.getByText('Inhalte sind durch den Filter ausgeblendet', { exact: false }).waitFor()
    await expectNoFindings(page)
  })

  test('in the results of a search', async () => {
    const page = await openFull('&q=l')
    await page.getByRole('region', { name: 'Suchergebnisse' }).getByRole('listitem').first().waitFor()
    await expectNoFindings(page)
  })

  test('in the menu of what was found', async () => {
    const page = await openFull('&q=l')
    const hits = page.getByRole('region', { name: 'Suchergebnisse' }).getByRole('listitem')
    await hits.first().getByRole('button', { name: 'Aktionen für', exact: false }).click()
    await page.getByRole('menuitem', { name: 'In Organisieren zeigen' }).waitFor()
    await expectNoFindings(page)
  })

  test('in the menu of a row', async () => {
    const page = await openFull()
    const { row, menu } = browserParts(page)
    await row('Liste').click({ button: 'right' })
    await menu.getByRole('menuitem', { name: 'Bearbeiten' }).waitFor()
    await expectNoFindings(page)
  })

  test('in the help for its keys', async () => {
    const page = await openFull()
    await page.getByRole('button', { name: 'Tasten anzeigen' }).click()
    await page.getByRole('dialog', { name: 'Tasten in Organisieren' }).waitFor()
    await expectNoFindings(page)
  })
})

test.each([320, 360, 640, 768, 1280, 1920, 3840])('nothing is wider than a window of %i px', async (width) => {
  const page = await openFull()
  await browserParts(page).row('Liste').click()
  await page.setViewportSize({ width, height: 800 })
  await eventually(() =>
    page.locator(':root').evaluate((root) => root.scrollWidth - root.clientWidth),
  ).toBeLessThanOrEqual(0)
})
