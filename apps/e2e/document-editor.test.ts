import { expect, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import {
  focusedName,
  givenTeamDocument,
  idOfPage,
  saveNow,
  savingState,
  storedDocument,
  storedTexts,
  tabTo,
} from './document-editor-page.ts'
import { eventually } from './eventually.ts'
import { findByKeys } from './find-by-keys.ts'
import { useBrowser } from './open-page.ts'
import { useOwnTeam } from './own-accounts.ts'
import { printedInTab } from './printing-page.ts'
import { takeUpFocused } from './take-up-focused.ts'

const browser = useBrowser()
const { leader, member } = useOwnTeam()

test('own signs are written, given pictures, put in order, taken back and printed with the keyboard alone', async () => {
  const page = await browser.openPage('/app/dokument?type=own-sign', { as: leader, reducedMotion: 'reduce' })
  await eventually(() => savingState(page).innerText()).toBe('Noch nicht angelegt')
  await tabTo(page, /^Titel, Seite 1/)
  await page.keyboard.type('Familie')
  await tabTo(page, /^Name, Element 1/)
  await page.keyboard.type('Hund')
  await tabTo(page, /^Beschreibung, „Hund“/)
  await page.keyboard.type('Mit der flachen Hand')
  const id = await idOfPage(page)
  expect(await focusedName(page)).toBe('Beschreibung, „Hund“')

  await tabTo(page, /^Bild auswählen: SIGNbox, „Hund“/)
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog')
  await picker.getByRole('searchbox', { name: 'Gebärde suchen' }).waitFor()
  await findByKeys(page, picker, 'Hund')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'SIGNbox, „Hund“: Hund' }).waitFor()
  await tabTo(page, /^Name, Element 2/)
  await page.keyboard.type('Katze')

  await tabTo(page, /^„Katze“, Stelle 2 von 3/, 'Shift+Tab')
  await takeUpFocused(page, 'Katze')
  await page.keyboard.press('ArrowUp')
  await page.getByText('„Katze“ auf Seite 1, Stelle 1 von 3').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await eventually(() => focusedName(page)).toBe('„Katze“, Stelle 1 von 3')
  await page.keyboard.press('Control+d')
  await eventually(() => focusedName(page)).toBe('„Katze“, Stelle 2 von 4')
  await page.keyboard.press('Delete')
  await eventually(() => focusedName(page)).toBe('„Hund“, Stelle 2 von 3')
  await saveNow(page)
  await expect(storedTexts(leader, id, 'name')).resolves.toEqual(['Katze', 'Hund', ''])

  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Control+z')
  await saveNow(page)
  await expect(storedTexts(leader, id, 'name')).resolves.toEqual(['Hund', 'Katze', ''])
  await expect(storedTexts(leader, id, 'description')).resolves.toEqual(['Mit der flachen Hand', '', ''])
  await expect(storedTexts(leader, id, 'secondColumnImage')).resolves.toEqual([
    { service: 'signs', objectId: expect.any(String), imageType: expect.any(String) },
    null,
    null,
  ])
  await printedInTab(page, () => page.keyboard.press('Control+p'))
})

test('words of a vocabulary are added, ticked, copied to another page and another document', async () => {
  const page = await browser.openPage('/app/dokument?type=target-vocabulary', { as: leader, reducedMotion: 'reduce' })
  await tabTo(page, /Element hinzufügen/)
  await page.keyboard.press('Enter')
  await eventually(() => focusedName(page)).toBe('Element 1, Stelle 1 von 1')
  const id = await idOfPage(page)
  await tabTo(page, /^Aktiv, Element 1/)
  await page.keyboard.press('Space')
  await tabTo(page, /^Beschreibung, Element 1/)
  await page.keyboard.type('essen')
  await tabTo(page, /^„essen“, Stelle/, 'Shift+Tab')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('heading', { name: 'Seite 2 von 2' }).waitFor()
  await eventually(() => focusedName(page)).toBe('Element hinzufügen')
  await page.keyboard.press('Enter')
  await eventually(() => focusedName(page)).toBe('Element 1, Stelle 1 von 1')
  await page.keyboard.press('Control+v')
  await eventually(() => focusedName(page)).toBe('„essen“, Stelle 2 von 2')
  await saveNow(page)
  await expect(storedTexts(leader, id, 'description')).resolves.toEqual(['essen', '', 'essen'])
  await expect(storedTexts(leader, id, 'hasActive')).resolves.toEqual([true, false, true])

  await page.goto('/app/dokument?type=own-sign')
  await tabTo(page, /^Element 2, Stelle 2 von 3/)
  await page.keyboard.press('Control+v')
  await eventually(() => focusedName(page)).toBe('„essen“, Stelle 3 von 4')
  const other = await idOfPage(page)
  await eventually(() => storedTexts(leader, other, 'description')).toEqual(['', '', 'essen', ''])
})

test('a page is deleted and comes back, the name is changed in place, and closing saves and leads back', async () => {
  const page = await browser.openPage('/app/dokumente', { as: leader })
  await page.goto('/app/organisieren')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.getByRole('link', { name: 'Druckvorlagen' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Druckvorlagen' }).waitFor()
  await page.evaluate("history.pushState({}, '', '/app/dokument?type=target-vocabulary')")
  await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
  await page.getByRole('textbox', { name: 'Titel, Seite 1' }).fill('Herbst')
  const id = await idOfPage(page)
  await page.getByRole('button', { name: 'Neue Seite hinzufügen' }).click()
  await page.getByRole('button', { name: 'Seite 2 löschen' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await page.getByRole('heading', { name: 'Seite 2 von 2' }).waitFor()
  const name = unusedName('Wörter')
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  await page.getByRole('textbox', { name: 'Name der Druckvorlage' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('heading', { name: 'Seite 2 von 2' }).scrollIntoViewIfNeeded()
  await page.getByRole('textbox', { name: 'Titel, Seite 2' }).fill('Winter')
  await page.getByRole('button', { name: 'Schließen', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Druckvorlagen' }).waitFor()
  const stored = await storedDocument(leader, id)
  expect([stored.name, stored.properties['title'], stored.pageIds.length]).toEqual([name, 'Winter', 2])
})

test('the footer note is written by multiplicators, and read by the others once there is one', async () => {
  await callAs('admin', 'PATCH', `people/${member.id}`, { isMultiplicator: true })
  const id = await givenTeamDocument(leader, 'own-sign', unusedName('Vermerk'))
  const note = { name: 'Vermerk für Referenten, Seite 1' }
  const reader = await browser.openPage(`/app/dokument/${id}`, { as: leader })
  await reader.getByRole('textbox', { name: 'Titel, Seite 1' }).waitFor()
  expect(await reader.locator('[data-role="footer"]').count()).toBe(0)
  expect(await reader.getByText('Vermerk für Referenten').count()).toBe(0)
  const writer = await browser.openPage(`/app/dokument/${id}`, { as: member })
  await writer.getByRole('textbox', note).fill('Bitte laminieren')
  await saveNow(writer)
  await reader.reload()
  await reader.locator('[data-role="footer"]').getByText('Bitte laminieren').waitFor({ state: 'attached' })
  // To screen readers too: the drawing beside fields is hidden from them.
  await reader.getByText('Vermerk für Referenten: Bitte laminieren').waitFor({ state: 'attached' })
  expect(await reader.getByRole('textbox', note).count()).toBe(0)
  expect(await reader.getByRole('button', { name: 'Bild auswählen: Logo, Seite 1' }).count()).toBe(0)
})
