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

const openEditor = async (wanted: string): Promise<{ page: Page; id: string; name: string }> => {
  const { id, name } = await givenList({ as: leader, name: wanted, signs: ['Hund', 'Katze'], isOfTeam: true })
  const page = await browser.openPage(editorPath(id), { as: leader, reducedMotion: 'reduce' })
  await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
  return { page, id, name }
}

describe('axe finds nothing', () => {
  test('in the editor, with hits below its field, and in the overview of lists', async () => {
    const { page, id, name } = await openEditor('Axe im Editor')
    await callAs(leader, 'PATCH', `lists/${id}`, { shareKey: 'generate' })
    await expectNoFindings(page)
    await addField(page).pressSequentially('ha')
    await page.getByRole('option').first().waitFor()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Lernlisten' }).first().click()
    await page
      .getByRole('list', { name: /Zuletzt verwendet/ })
      .getByText(name)
      .waitFor()
    await expectNoFindings(page)
  })

  test('in the choice of lists for a sign, and where saving fails', async () => {
    const { page } = await openEditor('Axe ohne Verbindung')
    await page.getByRole('link', { name: 'Katze', exact: true }).click()
    await page.getByRole('dialog', { name: 'Gebärde' }).getByRole('button', { name: 'Lernliste' }).click()
    await page.getByRole('list', { name: 'Deine Lernlisten' }).waitFor()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
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
