import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { expectNoFindings } from './expect-no-findings.ts'
import { useBrowser } from './open-page.ts'
import { waitUntilSettled } from './page-requests.ts'

const browser = useBrowser()

const open = async (path: string): Promise<Page> => {
  const page = await browser.openPage(path, { as: 'admin', reducedMotion: 'reduce' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await waitUntilSettled(page)
  return page
}

describe('axe finds nothing', () => {
  test('in the teams of the administration, and in one of them', async () => {
    const page = await open('/app/verwaltung/teams')
    const team = page.getByRole('link', { name: 'Kita Sonnenhügel' })
    await page.getByRole('table', { name: 'Teams' }).waitFor()
    await expectNoFindings(page)
    // Other journeys make teams, so this one may stand on another page.
    await page.getByLabel('Name des Teams oder des Inhabers').fill('Kita Sonnenhügel')
    await page.getByText('Ein Team', { exact: true }).waitFor()
    await team.click()
    await page.getByRole('heading', { level: 1, name: 'Kita Sonnenhügel' }).waitFor()
    await page.getByRole('table').first().waitFor()
    await expectNoFindings(page)
  })

  test('in the detail of a sign over the results', async () => {
    const page = await open('/app/suche?search=Hund&gebaerde=hund')
    await page.getByRole('dialog', { name: 'Gebärde' }).waitFor()
    await page.getByRole('button', { name: 'Tasten anzeigen' }).click()
    await page.getByLabel('Tasten des Players').waitFor()
    await expectNoFindings(page)
  })

  test('in the settings of the view', async () => {
    const page = await open('/app/suche')
    await page.getByRole('button', { name: 'Ansicht' }).click()
    await page.getByRole('slider', { name: /Spalten/ }).waitFor()
    await expectNoFindings(page)
  })

  test('in the form for a wish', async () => {
    const page = await open('/app/suche?search=Quokkaxyz')
    await page.getByRole('button', { name: 'Gebärde wünschen' }).click()
    await page.getByRole('dialog', { name: 'Gebärde wünschen' }).waitFor()
    await expectNoFindings(page)
  })

  test('in the menu of the account', async () => {
    const page = await open('/app/einstellungen')
    await page.getByRole('button', { name: /Konto von/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).waitFor()
    await expectNoFindings(page)
  })

  test('in the share menu and its message', async () => {
    const page = await open('/app/gebaerden/hallo')
    await page.getByRole('button', { name: 'Teilen' }).click()
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await page.getByRole('group', { name: 'Meldung' }).hover()
    await expectNoFindings(page)
  })
})
