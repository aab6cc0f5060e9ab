import { describe, expect, inject, test } from 'vitest'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { expectNoFindings } from './expect-no-findings.ts'
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
  test('is made, shown as a code to print, copied, and deleted, without findings', async () => {
    const { id, name } = await givenList({ as: leader, name: 'Zum Teilen', signs: ['Hund'] })
    const page = await browser.openPage(editorPath(id), { as: leader, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Teilen', exact: true }).click()
    await page.getByRole('button', { name: 'Link erstellen' }).click()
    const link = await page.getByLabel('Teilen-Link').inputValue()
    expect(link).toMatch(new RegExp(`^${inject('appUrl')}/lernliste/ueberblick/.{16,}$`))
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'QR-Code' }).click()
    const sheet = page.getByRole('dialog', { name: 'QR-Code' })
    await sheet.getByRole('img', { name: `QR-Code: ${link}` }).waitFor()
    await expectNoFindings(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ media: 'print' })
    await sheet.getByText(name).waitFor()
    await eventually(() => page.getByRole('button', { name: 'Drucken' }).isVisible()).toBe(false)
    await eventually(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Teilen', exact: true }).click()
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await toast(page, 'Teilen-Link in die Zwischenablage kopiert').waitFor()
    const copied = await page
      .locator(':root')
      .evaluate((root) => root.ownerDocument.defaultView.navigator.clipboard.readText())
    expect(copied).toBe(link)
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
})
