import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
import { givenList, storedSigns } from './given-list.ts'
import { editorPath, expectSaved, shownSigns, toast } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const me = useOwnAccount()
const PASTED = '1. der Hund\n2. Katze; Apfel\n• Quokkaxyz\n- Schmeterling'

describe('pasted words', () => {
  test('are shown as found and missing before anything is added, and then all come at once', async () => {
    const { id } = await givenList({ as: me, name: 'Eingefügt', signs: ['Katze'] })
    const page = await browser.openPage(editorPath(id), { as: me, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Wörter einfügen' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Wörter').fill(PASTED)
    await dialog.getByRole('button', { name: 'Gebärden zu 5 Wörtern suchen' }).click()
    await dialog.getByRole('heading', { name: 'Gefunden (3)' }).waitFor()
    await dialog.getByRole('heading', { name: 'Nicht gefunden (2)' }).waitFor()
    await expect(dialog.getByRole('checkbox', { name: /Katze/ }).isDisabled()).resolves.toBe(true)
    await expect(storedSigns(me, id)).resolves.toEqual(['Katze'])
    await expectNoFindings(page)
    await dialog.getByRole('radio', { name: /Schmetterling/ }).check()
    await dialog.getByRole('checkbox', { name: /Apfel/ }).uncheck()
    await dialog.getByRole('button', { name: '2 Gebärden hinzufügen' }).click()
    await toast(page, '2 Gebärden hinzugefügt').waitFor()
    await eventually(() => shownSigns(page)).toEqual(['Katze', 'Hund', 'Schmetterling'])
    await expectSaved(page)
    await page.getByRole('group', { name: 'Meldung' }).getByRole('button', { name: 'Rückgängig' }).click()
    await eventually(() => shownSigns(page)).toEqual(['Katze'])
    await eventually(() => storedSigns(me, id)).toEqual(['Katze'])
  })
})

describe('a list', () => {
  test('is saved as a table, from a menu without findings', async () => {
    const { id } = await givenList({ as: me, name: 'Als Tabelle', signs: ['Hund', 'Apfel'] })
    const page = await browser.openPage(editorPath(id), { as: me, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: /Weitere Aktionen/ }).click()
    await page.getByRole('menuitem', { name: 'Löschen' }).waitFor()
    await expectNoFindings(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Als Tabelle speichern (CSV)' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^Als Tabelle.*\.csv$/)
    const table = await readFile((await file.path())!, 'utf8')
    expect(table).toMatch(/^\uFEFFNr\.;Gebärde;.*\r\n1;Hund;Nomen;Tiere;.*\r\n2;Apfel;Nomen;.*\r\n$/)
  })
})
