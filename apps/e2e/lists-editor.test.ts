import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { unusedName } from './call-as.ts'
import { givenPayer } from './checkout-journey.ts'
import { eventually } from './eventually.ts'
import { givenList, storedSigns } from './given-list.ts'
import { addField, editorPath, expectSaved, shownSigns, takeUp, toast } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const me = useOwnAccount()
const TEN = ['Hund', 'Katze', 'Apfel', 'Mutter', 'Vater', 'Haus', 'Auto', 'rot', 'blau', 'essen'] as const

const openNew = async (signs: readonly string[], wanted: string): Promise<{ page: Page; id: string; name: string }> => {
  const { id, name } = await givenList({ as: me, name: wanted, signs })
  const page = await browser.openPage(editorPath(id), { as: me, reducedMotion: 'reduce' })
  await eventually(() => shownSigns(page)).toEqual([...signs])
  return { page, id, name }
}
const addByKeyboard = async (page: Page, titles: readonly string[]): Promise<void> => {
  await addField(page).focus()
  for (const title of titles) {
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
  }
  await eventually(() => shownSigns(page)).toEqual([...titles])
}
const moveButton = (page: Page, name: string) => page.getByRole('button', { name: `„${name}“ verschieben` })
const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

describe('a list of ten signs', () => {
  test('is built with the keyboard alone, and no word waits for the one before', { tags: 'smoke' }, async () => {
    const page = await browser.openPage('/app/lernlisten', { as: me })
    await page.getByRole('link', { name: 'Neue Lernliste' }).press('Enter')
    await page.getByText('Noch nicht angelegt').waitFor()
    await addByKeyboard(page, TEN)
    await expectSaved(page)
    await expect(addField(page).evaluate((field) => field === field.ownerDocument.activeElement)).resolves.toBe(true)
    await eventually(() => storedSigns(me, idOf(page))).toEqual([...TEN])
    await page.reload()
    await eventually(() => shownSigns(page)).toEqual([...TEN])
  })

  test('stands first among those used last', async () => {
    const account = await givenPayer()
    const { id, name } = await givenList({ as: account, name: 'Älter', signs: ['Hund'] })
    const page = await browser.openPage(editorPath(id), { as: account })
    await eventually(() => shownSigns(page)).toEqual(['Hund'])
    const rows = page.getByRole('list', { name: /Zuletzt verwendet/ }).getByRole('listitem')
    await page.goto('/app/lernlisten')
    await eventually(() => rows.first().innerText()).toContain(name)
    await page.getByRole('link', { name: 'Neue Lernliste' }).click()
    await addByKeyboard(page, TEN)
    await expectSaved(page)
    await page.goto('/app/lernlisten')
    await eventually(() => rows.first().innerText()).toMatch(/Unbenannte Lernliste[\s\S]*0 von 10 gelernt/)
  })
})

describe('the field that adds signs', () => {
  test('says that a sign is in the list already, and adds it no second time', async () => {
    const { page } = await openNew(['Hund', 'Katze'], 'Doppelt')
    await addField(page).pressSequentially('Hund')
    await page.getByRole('option', { name: /Hund.*In der Liste/ }).waitFor()
    await page.keyboard.press('Enter')
    await toast(page, 'Bereits in Lernliste enthalten').waitFor()
    await expect(shownSigns(page)).resolves.toEqual(['Hund', 'Katze'])
    await expect(addField(page).inputValue()).resolves.toBe('')
  })
})

describe('signs of a list', () => {
  test('are reordered with the keyboard, and what happens is told', async () => {
    const { page, id } = await openNew(['Hund', 'Katze', 'Apfel'], 'Ordnen')
    await takeUp(page, 'Hund')
    await page.getByText('„Hund“ aufgenommen, Stelle 1 von 3').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await page.getByText('„Hund“ an Stelle 2 von 3').waitFor({ state: 'attached' })
    await page.keyboard.press('Space')
    await eventually(() => shownSigns(page)).toEqual(['Katze', 'Hund', 'Apfel'])
    await eventually(() => storedSigns(me, id)).toEqual(['Katze', 'Hund', 'Apfel'])
    await expect(moveButton(page, 'Hund').evaluate((it) => it === it.ownerDocument.activeElement)).resolves.toBe(true)
  })

  test('stay where they are when moving is broken off', async () => {
    const { page } = await openNew(['Hund', 'Katze', 'Apfel'], 'Abbrechen')
    await takeUp(page, 'Hund')
    await page.getByText('„Hund“ aufgenommen, Stelle 1 von 3').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await page.getByText('„Hund“ an Stelle 2 von 3').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.getByText('Abgebrochen. „Hund“ bleibt, wo es war').waitFor({ state: 'attached' })
    await expect(shownSigns(page)).resolves.toEqual(['Hund', 'Katze', 'Apfel'])
  })

  test('are dragged by their handle', async () => {
    const { page, id } = await openNew(['Hund', 'Katze'], 'Ziehen')
    const from = await moveButton(page, 'Hund').boundingBox()
    const to = await moveButton(page, 'Katze').boundingBox()
    await page.mouse.move(from!.x + 20, from!.y + 20)
    await page.mouse.down()
    await page.mouse.move(to!.x + 20, to!.y + 20, { steps: 6 })
    await page.mouse.move(to!.x + 20, to!.y + to!.height - 4, { steps: 3 })
    await page.mouse.up()
    await eventually(() => shownSigns(page)).toEqual(['Katze', 'Hund'])
    await eventually(() => storedSigns(me, id)).toEqual(['Katze', 'Hund'])
  })

  test('are moved by a menu too, for those who cannot drag', async () => {
    const { page } = await openNew(['Hund', 'Katze', 'Apfel'], 'Menü')
    await page.getByRole('button', { name: 'Stelle von „Hund“ ändern' }).click()
    await page.getByRole('menuitem', { name: 'Ans Ende' }).click()
    await eventually(() => shownSigns(page)).toEqual(['Katze', 'Apfel', 'Hund'])
  })

  test('come back to their place when removing is undone', async () => {
    const { page, id } = await openNew(['Hund', 'Katze', 'Apfel'], 'Rückgängig')
    await page.getByRole('button', { name: '„Katze“ entfernen' }).click()
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Apfel'])
    await eventually(() => page.locator(':focus').getAttribute('aria-label')).toBe('„Apfel“ entfernen')
    await eventually(() => storedSigns(me, id)).toEqual(['Hund', 'Apfel'])
    await page.getByRole('group', { name: 'Meldung' }).getByRole('button', { name: 'Rückgängig' }).click()
    await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze', 'Apfel'])
    await eventually(() => storedSigns(me, id)).toEqual(['Hund', 'Katze', 'Apfel'])
  })

  test('open over the list', async () => {
    const { page } = await openNew(['Hund', 'Katze'], 'Öffnen')
    await page.getByRole('link', { name: 'Hund', exact: true }).click()
    await page.getByRole('dialog', { name: 'Gebärde' }).getByRole('heading', { name: 'Hund' }).waitFor()
    await page.keyboard.press('Escape')
    await eventually(() => page.locator(':focus').innerText()).toBe('Hund')
  })
})

describe('a list', () => {
  test('is renamed where its name stands', async () => {
    const { page, name } = await openNew(['Hund'], 'Alter Name')
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByLabel('Name der Lernliste').fill(`Neu: ${name}`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: `Neu: ${name}` }).waitFor()
    await page.reload()
    await page.getByRole('heading', { level: 1, name: `Neu: ${name}` }).waitFor()
  })

  test('remembers with the account how large its pictures are', async () => {
    const account = await givenPayer()
    const { id } = await givenList({ as: account, signs: ['Hund'] })
    const page = await browser.openPage(editorPath(id), { as: account })
    const width = async () => (await page.locator('[data-sign] img').boundingBox())?.width ?? 0
    const choose = async (size: string) => {
      const isKept = page.waitForResponse(
        (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/users/'),
      )
      await page.getByText(size).click()
      await isKept
    }
    await eventually(width).toBeGreaterThan(250)
    await choose('Klein')
    await eventually(width).toBeLessThan(65)
    await page.reload()
    await eventually(width).toBeLessThan(65)
    await choose('Groß')
    await eventually(width).toBeGreaterThan(250)
  })

  test('is given a name and a place before its first sign with “Speichern”', async () => {
    const page = await browser.openPage('/app/lernliste-bearbeiten', { as: me })
    const name = unusedName('Mit Ort')
    await page.getByRole('button', { name: 'Speichern' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(name)
    await dialog.getByRole('button', { name: 'Hier speichern' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await eventually(() => storedSigns(me, idOf(page))).toEqual([])
  })

  test('that does not exist says so and shows the way back', async () => {
    const page = await browser.openPage(editorPath('01900000-0000-7000-8000-000000000000'), { as: me })
    await page.getByText('Diese Lernliste gibt es nicht').waitFor()
    await page.getByRole('link', { name: 'Zu den Lernlisten' }).click()
    await page.waitForURL('**/app/lernlisten')
    browser.expectFaults(/Failed to load resource/)
  })
})
