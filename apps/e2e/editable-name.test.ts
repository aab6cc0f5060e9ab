import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { heading } from './account-journey.ts'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { givenList } from './given-list.ts'
import { REFUSED_CALL, useBrowser } from './open-page.ts'
import { useOwnAccount } from './own-accounts.ts'

const browser = useBrowser()
const AS = useOwnAccount()

const openList = async (): Promise<{ page: Page; id: string; name: string; renames: () => number }> => {
  const { id, name } = await givenList({ as: AS, signs: 1, name: 'Tiere' })
  const page = await browser.openPage(`/app/lernliste-bearbeiten/${id}`, { as: AS })
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/api/file-nodes/')) count += 1
  })
  await heading(page, name).waitFor()
  return { page, id, name, renames: () => count }
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Name der Lernliste' })
const edit = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  await field(page).waitFor()
}
const storedName = async (id: string) => (await callAs(AS, 'GET', `lists/${id}`))['name']

describe('the name of a list, changed where it stands', () => {
  test('is applied with Enter, and keeps the focus', async () => {
    const { page, id, name } = await openList()
    await edit(page, name)
    await page.keyboard.type(`${name} neu`)
    await page.keyboard.press('Enter')
    await heading(page, `${name} neu`).waitFor()
    await expect(storedName(id)).resolves.toBe(`${name} neu`)
    await eventually(() => page.locator(':focus').textContent()).toBe(`${name} neu`)
  })

  test('stays with Escape, with a click elsewhere, and when nothing was changed', async () => {
    const { page, id, name, renames } = await openList()
    await edit(page, name)
    await page.keyboard.type('Anders')
    await page.keyboard.press('Escape')
    await heading(page, name).waitFor()
    await edit(page, name)
    await page.keyboard.type('Anders')
    await page.getByRole('contentinfo').click()
    await heading(page, name).waitFor()
    await edit(page, name)
    await page.keyboard.press('Enter')
    await heading(page, name).waitFor()
    expect(renames()).toBe(0)
    await expect(storedName(id)).resolves.toBe(name)
  })

  test('that is taken is told, and can be put right', async () => {
    const { page, id, name } = await openList()
    const other = await givenList({ as: AS, signs: 1, name: 'Farben' })
    await edit(page, name)
    await page.keyboard.type(other.name)
    await page.keyboard.press('Enter')
    const message = page.getByRole('dialog', { name: 'Fehler beim Umbenennen' })
    await message.getByText(`Am Speicherort existiert bereits eine Datei mit dem Namen „${other.name}”.`).waitFor()
    await message.getByRole('button', { name: 'Verstanden' }).click()
    await message.waitFor({ state: 'detached' })
    await eventually(() => field(page).inputValue()).toBe(other.name)
    await eventually(() => field(page).evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true)
    await page.keyboard.press('End')
    await page.keyboard.type(' zwei')
    await page.keyboard.press('Enter')
    await heading(page, `${other.name} zwei`).waitFor()
    await expect(storedName(id)).resolves.toBe(`${other.name} zwei`)
    browser.expectFaults(REFUSED_CALL)
  })
})
