import { describe, expect, inject, test } from 'vitest'
import { callAs, unusedName } from './call-as.ts'
import { eventually } from './eventually.ts'
import { givenList, storedSigns } from './given-list.ts'
import { editorPath, shownSigns, toast } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnTeam } from './own-accounts.ts'

const browser = useBrowser()
const { leader, member } = useOwnTeam()

const givenShared = async (name: string) => {
  const list = await givenList({ as: leader, name, signs: ['Hund', 'Katze', 'Apfel'] })
  const { shareKey } = await callAs(leader, 'PATCH', `lists/${list.id}`, { shareKey: 'generate' })
  return { ...list, shareKey: String(shareKey) }
}

describe('the share link of a list', () => {
  test('is made, copied, shown as a code to print, and deleted', async () => {
    const { id, name } = await givenList({ as: leader, name: 'Zum Teilen', signs: ['Hund'] })
    const page = await browser.openPage(editorPath(id), { as: leader })
    await page.getByRole('button', { name: 'Teilen', exact: true }).click()
    await page.getByRole('button', { name: 'Link erstellen' }).click()
    const link = await page.getByLabel('Teilen-Link').inputValue()
    expect(link).toMatch(new RegExp(`^${inject('appUrl')}/lernliste/ueberblick/.{16,}$`))
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await toast(page, 'Teilen-Link in die Zwischenablage kopiert').waitFor()
    const copied = await page
      .locator(':root')
      .evaluate((root) => root.ownerDocument.defaultView.navigator.clipboard.readText())
    expect(copied).toBe(link)
    await page.getByRole('button', { name: 'QR-Code' }).click()
    const sheet = page.getByRole('dialog', { name: 'QR-Code zum Drucken' })
    await sheet.getByRole('img', { name: `QR-Code: ${link}` }).waitFor()
    await page.emulateMedia({ media: 'print' })
    await sheet.getByText(name).waitFor()
    await eventually(() => page.getByRole('button', { name: 'Drucken' }).isVisible()).toBe(false)
    await eventually(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Teilen', exact: true }).click()
    await page.getByRole('button', { name: 'Link löschen' }).click()
    await page
      .getByRole('dialog', { name: 'Teilen-Link löschen?' })
      .getByRole('button', { name: 'Link löschen' })
      .click()
    await toast(page, 'Teilen-Link gelöscht').waitFor()
    expect((await callAs(leader, 'GET', `lists/${id}`))['shareKey']).toBeNull()
  })
})

describe('a shared list', () => {
  test('is shown to somebody with a licence, who saves a copy', async () => {
    const { name, shareKey, id } = await givenShared('Geteilt')
    const page = await browser.openPage(`/app/geteilte-lernliste/${shareKey}`, { as: member })
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText('hat diese Lernliste mit dir geteilt.').waitFor()
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze', 'Apfel'])
    await expect(page.getByRole('button', { name: /entfernen/ }).count()).resolves.toBe(0)
    await page.getByRole('button', { name: 'Als meine Lernliste speichern' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hier speichern' }).click()
    await page.waitForURL(/lernliste-bearbeiten\/.+/)
    const copy = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(copy).not.toBe(id)
    await expect(storedSigns(member, copy)).resolves.toEqual(['Hund', 'Katze', 'Apfel'])
  })

  test('leads whoever may write to it to its editor', async () => {
    const { id, shareKey } = await givenShared('Meine eigene')
    const page = await browser.openPage(`/app/geteilte-lernliste/${shareKey}`, { as: leader })
    await page.waitForURL(`**${editorPath(id)}`)
  })

  test('whose link leads nowhere says so and goes to the lists', async () => {
    const page = await browser.openPage('/app/geteilte-lernliste/gibtesnicht', { as: leader })
    await toast(page, 'Keine passende Lernliste gefunden').waitFor()
    await page.waitForURL('**/app/lernlisten')
  })
})

describe('a sign', () => {
  test('is put into a list from its own page, once', async () => {
    const { id, name } = await givenList({ as: leader, name: 'Sammeln', signs: ['Hund'] })
    const later = await givenList({ as: leader, name: 'Danach', signs: [] })
    const page = await browser.openPage('/app/gebaerden/apfel', { as: leader })
    await page.getByRole('button', { name: 'Lernliste', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: new RegExp(`${name}.*1 Gebärde`, 's') }).click()
    await toast(page, `Zu „${name}” hinzugefügt`).waitFor()
    const row = dialog.getByRole('button', { name: new RegExp(`${name}.*Bereits in Lernliste vorhanden`, 's') })
    // It is the one changed last now, but does not jump away from under the finger.
    const rows = await dialog.getByRole('list', { name: 'Deine Lernlisten' }).getByRole('button').allInnerTexts()
    expect(rows.findIndex((text) => text.includes(later.name))).toBeLessThan(
      rows.findIndex((text) => text.includes(name)),
    )
    await row.click({ force: true })
    await toast(page, 'Bereits in Lernliste enthalten').waitFor()
    await expect(storedSigns(leader, id)).resolves.toEqual(['Hund', 'Apfel'])
  })

  test('is put into a new list, from the detail over the results, which stays open', async () => {
    const page = await browser.openPage('/app/suche?search=Hund&gebaerde=hund', { as: leader })
    const detail = page.getByRole('dialog', { name: 'Gebärde' })
    await detail.getByRole('button', { name: 'Lernliste', exact: true }).click()
    const name = unusedName('Gleich angelegt')
    await page.getByLabel('Neue Lernliste').fill(name)
    await page.keyboard.press('Enter')
    await toast(page, `Zu „${name}” hinzugefügt`).waitFor()
    await page.getByRole('button', { name: new RegExp(`${name}.*Bereits in Lernliste vorhanden`, 's') }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByLabel('Neue Lernliste').waitFor({ state: 'detached' })
    await detail.getByRole('heading', { name: 'Hund' }).waitFor()
  })

  test('is not offered lists without a licence', async () => {
    const page = await browser.openPage('/gebaerden/hallo', { as: 'gast' })
    await page.getByRole('heading', { level: 1, name: 'Hallo' }).waitFor()
    await expect(page.getByRole('button', { name: 'Lernliste' }).count()).resolves.toBe(0)
  })
})
