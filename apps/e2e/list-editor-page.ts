import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import { takeUpFocused } from './take-up-focused.ts'

export const editorPath = (id: string): string => `/app/lernliste-bearbeiten/${id}`
export const addField = (page: Page) => page.getByRole('combobox', { name: 'Gebärde hinzufügen' })
export const toast = (page: Page, text: string) => page.getByRole('group', { name: 'Meldung' }).getByText(text)

/** Titles of the rows that the editor shows, in their order. */
export const shownSigns = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: 'Gebärden der Lernliste' }).locator('[data-sign] a').allInnerTexts()

export const expectSaved = (page: Page) =>
  eventually(() => page.getByRole('main').getByText('Gespeichert', { exact: true }).count()).toBe(1)

/** Takes up a row by keyboard. */
export const takeUp = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: `„${name}“ verschieben` }).focus()
  await takeUpFocused(page, name)
}
