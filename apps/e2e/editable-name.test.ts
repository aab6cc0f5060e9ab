import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { heading } from './account-journey.ts'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { givenList } from './given-list.ts'
import { useBrowser } from './open-page.ts'
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
})
