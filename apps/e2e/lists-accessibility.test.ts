import type { Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenList } from './given-list.ts'
import { addField, editorPath, shownSigns } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useTeamLeader } from './own-accounts.ts'

const browser = useBrowser()
const leader = useTeamLeader()

const openEditor = async (name: string): Promise<Page> => {
  const { id } = await givenList({ as: leader, name, signs: ['Hund', 'Katze', 'Apfel'], isOfTeam: true })
  const page = await browser.openPage(editorPath(id), { as: leader, reducedMotion: 'reduce' })
  await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze', 'Apfel'])
  return page
}

describe('axe finds nothing', () => {
  test('in the overview of lists', async () => {
    const { id, name } = await givenList({ as: leader, name: 'Für die Übersicht', signs: ['Hund'] })
    await callAs(leader, 'PATCH', `lists/${id}`, { shareKey: 'generate' })
    const page = await browser.openPage(editorPath(id), { as: leader, reducedMotion: 'reduce' })
    await eventually(() => shownSigns(page)).toEqual(['Hund'])
    await page.getByRole('link', { name: 'Lernlisten' }).first().click()
    await page
      .getByRole('list', { name: /Zuletzt verwendet/ })
      .getByText(name)
      .waitFor()
    await expectNoFindings(page)
  })

  test('in the editor, and with hits below its field', async () => {
    const page = await openEditor('Axe im Editor')
    await expectNoFindings(page)
    await addField(page).pressSequentially('ha')
    await page.getByRole('option').first().waitFor()
    await expectNoFindings(page)
  })

  test('in a new list', async () => {
    const page = await browser.openPage('/app/lernliste-bearbeiten', { as: leader, reducedMotion: 'reduce' })
    await page.getByText('Diese Lernliste ist noch leer').waitFor()
    await expectNoFindings(page)
  })

  test('in the menus of the editor', async () => {
    const page = await openEditor('Axe im Menü')
    await page.getByRole('button', { name: /Weitere Aktionen/ }).click()
    await page.getByRole('menuitem', { name: 'Löschen' }).waitFor()
    await expectNoFindings(page)
  })

  test('in the share menu and on the sheet with the code', async () => {
    const page = await openEditor('Axe beim Teilen')
    await page.getByRole('button', { name: 'Teilen', exact: true }).click()
    await page.getByRole('button', { name: 'Link erstellen' }).click()
    await page.getByLabel('Teilen-Link').waitFor()
    await expectNoFindings(page)
    await page.getByRole('button', { name: 'QR-Code' }).click()
    await page
      .getByRole('dialog', { name: 'QR-Code zum Drucken' })
      .getByRole('img', { name: /QR-Code/ })
      .waitFor()
    await expectNoFindings(page)
  })

  test('in the choice of lists for a sign', async () => {
    const page = await browser.openPage('/app/gebaerden/hund', { as: leader, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Lernliste', exact: true }).click()
    await page.getByRole('list', { name: 'Deine Lernlisten' }).waitFor()
    await expectNoFindings(page)
  })

  test('where saving fails', async () => {
    const page = await openEditor('Axe ohne Verbindung')
    await page.route('**/api/lists/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: '„Hund“ entfernen' }).click()
    // Before it goes by itself.
    await page.getByRole('button', { name: 'Meldung schließen' }).click()
    await page.getByText('Keine Verbindung. Deine Änderungen bleiben erhalten.').waitFor()
    await expectNoFindings(page)
    browser.expectFaults(/Failed to load resource/)
  })
})
