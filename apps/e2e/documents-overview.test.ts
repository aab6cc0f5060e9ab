import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenDocument } from './given-document.ts'
import { fileTreeOf } from './given-files.ts'
import { givenList } from './given-list.ts'
import { editorPath, shownSigns } from './list-editor-page.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'
import { installClock, passTime } from './page-clock.ts'
import { waitUntilSettled } from './page-requests.ts'
import { printingParts } from './printing-page.ts'

const browser = useBrowser()
const AS = useOwnAccount()
const LONG_NAME = 'Berufsgenossenschaftsunfallmeldung für Kindertageseinrichtungen und Familienzentren'
const RECENT = '**/api/files?*'
/** What did not arrive is asked for twice more, at the latest after this time. */
const RETRY_MS_MAX = 2_000

const openOverview = async (answer?: (route: Route) => unknown): Promise<Page> => {
  const page = await browser.openPage('/app/dokumente', {
    as: AS,
    reducedMotion: 'reduce',
    prepare: async (blank) => {
      await installClock(blank)
      if (answer) await blank.route(RECENT, answer)
    },
  })
  await page.getByRole('heading', { level: 1, name: 'Druckvorlagen' }).waitFor()
  return page
}

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

describe('the overview of print templates', () => {
  test('says when there are none, and where to begin', async () => {
    const page = await openOverview((route) => route.fulfill({ json: { total: 0, limit: 8, skip: 0, data: [] } }))
    await page.getByText('Du hast noch keine Druckvorlagen angelegt.').waitFor()
    await page.getByRole('link', { name: 'Alle Druckvorlagen' }).click()
    await page.waitForURL('**/app/organisieren?t=documents*')
  })

  test('tells what could not be loaded, and loads it when asked again', async () => {
    const [name = ''] = await givenRecent()
    const page = await openOverview((route) => route.abort())
    await eventually(async () => {
      await passTime(page, RETRY_MS_MAX)
      return page.getByText('Druckvorlagen konnten nicht geladen werden').count()
    }).toBe(1)
    await page.unroute(RECENT)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await printingParts(page).card(name).waitFor()
    browser.expectFaults(REFUSED_CALL)
  })

  test('deletes from a card, and keeps the focus in the list', async () => {
    const [name = '', next = ''] = await givenRecent()
    const page = await openOverview()
    const { card } = printingParts(page)
    await card(name)
      .getByRole('button', { name: /^Aktionen für/ })
      .click()
    await page.getByRole('menuitem', { name: 'Löschen' }).click()
    await page.getByRole('dialog', { name: 'Wirklich löschen?' }).getByRole('button', { name: 'Löschen' }).click()
    await card(name).waitFor({ state: 'detached' })
    await eventually(() => page.evaluate('document.activeElement?.textContent')).toBe(next)
  })

  test.each([320, 360, 768, 1280, 1920])('is no wider than a window of %i px', async (width) => {
    await givenRecent()
    const page = await openOverview()
    await page.setViewportSize({ width, height: 800 })
    await eventually(() => printingParts(page).recent.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    const overflow = () => page.locator(':root').evaluate((root) => root.scrollWidth - root.clientWidth)
    await expect(overflow()).resolves.toBeLessThanOrEqual(0)
  })
})

describe('axe finds nothing', () => {
  test('in the overview, and in the menu of a card', async () => {
    const [name = ''] = await givenRecent()
    const page = await openOverview()
    await waitUntilSettled(page)
    await expectNoFindings(page)
    await printingParts(page)
      .card(name)
      .getByRole('button', { name: /^Aktionen für/ })
      .click()
    await page.getByRole('menuitem', { name: 'PDF zeigen' }).waitFor()
    await expectNoFindings(page)
  })

  test('in the print dialog, and where a PDF cannot be made', async () => {
    const [name = ''] = await givenRecent()
    const page = await openOverview()
    await printingParts(page)
      .card(name)
      .getByRole('button', { name: /^Aktionen für/ })
      .click()
    await page.getByRole('menuitem', { name: 'Druckoptionen' }).click()
    const { dialog } = printingParts(page)
    await dialog.getByLabel('Rückseiten mit Wörtern').check()
    await dialog.getByText('Der Drucker wendet das Blatt über die').waitFor()
    await expectNoFindings(page)
    await page.route('**/original?*', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Herunterladen' }).click()
    await dialog.getByRole('alert').waitFor()
    await expectNoFindings(page)
    browser.expectFaults(REFUSED_CALL)
  })

  test('in the choice of cards for a list', async () => {
    const list = await givenList({ as: AS, name: 'Zum Drucken', signs: ['Hund', 'Katze'] })
    const page = await browser.openPage(editorPath(list.id), { as: AS, reducedMotion: 'reduce' })
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
    await page.getByRole('button', { name: /Weitere Aktionen/ }).click()
    await page.getByRole('menuitem', { name: 'Diese Liste drucken' }).click()
    await page.getByRole('dialog', { name: `„${list.name}“ drucken` }).waitFor()
    await expectNoFindings(page)
  })
})
