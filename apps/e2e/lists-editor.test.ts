import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { unusedName } from './call-as.ts'
import { eventually } from './eventually.ts'
import { givenList, storedSigns } from './given-list.ts'
import { addField, editorPath, expectSaved, shownSigns } from './list-editor-page.ts'
import { useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const me = useOwnAccount()
const TEN = ['Hund', 'Katze', 'Apfel', 'Mutter', 'Vater', 'Haus', 'Auto', 'rot', 'blau', 'essen'] as const

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
  test('is built with the keyboard alone, no word waits for the one before, and it stands first among those used last', {
    tags: 'smoke',
  }, async () => {
    const { id, name } = await givenList({ as: me, name: 'Älter', signs: ['Hund'] })
    const page = await browser.openPage(editorPath(id), { as: me })
    await eventually(() => shownSigns(page)).toEqual(['Hund'])
    const rows = page.getByRole('list', { name: /Zuletzt verwendet/ }).getByRole('listitem')
    const overview = page.getByRole('link', { name: 'Lernlisten' }).first()
    await overview.click()
    await eventually(() => rows.first().innerText()).toContain(name)

    await page.getByRole('link', { name: 'Neue Lernliste' }).press('Enter')
    await page.getByText('Noch nicht angelegt').waitFor()
    await addByKeyboard(page, TEN)
    await expectSaved(page)
    await expect(addField(page).evaluate((field) => field === field.ownerDocument.activeElement)).resolves.toBe(true)
    await eventually(() => storedSigns(me, idOf(page))).toEqual([...TEN])
    await page.reload()
    await eventually(() => shownSigns(page)).toEqual([...TEN])
    await overview.click()
    await eventually(() => rows.first().innerText()).toMatch(/Unbenannte Lernliste[\s\S]*0 von 10 gelernt/)
  })
})

test('signs of a list are dragged by their handle', async () => {
  const { id } = await givenList({ as: me, name: 'Ziehen', signs: ['Hund', 'Katze'] })
  const page = await browser.openPage(editorPath(id), { as: me, reducedMotion: 'reduce' })
  await eventually(() => shownSigns(page)).toEqual(['Hund', 'Katze'])
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

describe('a list', () => {
  test('is given a name and a place before its first sign with “Speichern”, and is renamed where its name stands', async () => {
    const page = await browser.openPage('/app/lernliste-bearbeiten', { as: me })
    const name = unusedName('Mit Ort')
    await page.getByRole('button', { name: 'Speichern' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(name)
    await dialog.getByRole('button', { name: 'Hier speichern' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await eventually(() => storedSigns(me, idOf(page))).toEqual([])

    await page.getByRole('button', { name, exact: true }).click()
    await page.getByLabel('Name der Lernliste').fill(`Neu: ${name}`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: `Neu: ${name}` }).waitFor()
    await eventually(() => page.locator(':focus').textContent()).toBe(`Neu: ${name}`)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: `Neu: ${name}` }).waitFor()
  })
})
