import type { Locator, Page } from 'playwright-core'
import { callAs } from './call-as.ts'
import { eventually } from './eventually.ts'
import { fileTreeOf } from './given-files.ts'
import type { Person } from './person.ts'

/** A print template as the server has it, as far as tests look at it. */
export type StoredDocument = {
  readonly revision: number
  readonly name: string
  readonly properties: Readonly<Record<string, unknown>>
  readonly pageIds: readonly string[]
  readonly pagesKeyedById: Readonly<Record<string, { readonly elementIds: readonly string[] }>>
  readonly elementsKeyedById: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export const storedDocument = async (as: Person, id: string): Promise<StoredDocument> =>
  (await callAs(as, 'GET', `documents/${id}`)) as unknown as StoredDocument

/** One field of every element, in the order of the pages. */
export const storedTexts = async (as: Person, id: string, field: string): Promise<readonly unknown[]> => {
  const { pageIds, pagesKeyedById, elementsKeyedById } = await storedDocument(as, id)
  return pageIds
    .flatMap((page) => pagesKeyedById[page]?.elementIds ?? [])
    .map((each) => elementsKeyedById[each]?.[field])
}

/** A document of the team. */
export const givenTeamDocument = async (as: Person, type: string, name: string): Promise<string> => {
  const path = `,${(await fileTreeOf(as).root('team'))._id},`
  const details = { fileType: 'documents', fileDetails: { documentType: type } }
  const node = await callAs(as, 'POST', 'file-nodes', { name, path, nodeType: 'file', ...details })
  return String((await callAs(as, 'POST', 'documents', { node: node['_id'], type }))['_id'])
}

/** The id that a new document got with its first edit. */
export const idOfPage = async (page: Page): Promise<string> => {
  await page.waitForURL(/\/app\/dokument\/[^/?]+$/)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export const savingState = (page: Page): Locator => page.locator('[data-state] [role="status"]')

/** `Mod+S` does not wait for the pause after the last edit. */
export const saveNow = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+s')
  await eventually(() => savingState(page).innerText()).toBe('Gespeichert')
}

/** With the keyboard, until the focus is on what has this name. */
export const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  // Before the editor is there, keys lead nowhere.
  await savingState(page).first().waitFor({ state: 'attached' })
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press(key)
    if (name.test(await focusedName(page))) return
  }
  throw new Error(`The keyboard does not get to ${name}`)
}

export const focusedName = (page: Page): Promise<string> =>
  page.locator(':root').evaluate((root) => {
    const { activeElement, body } = root.ownerDocument
    if (!activeElement || activeElement === body) return ''
    return activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
  })
