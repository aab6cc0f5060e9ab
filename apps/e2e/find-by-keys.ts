import type { Locator, Page } from 'playwright-core'

/**
 * Types a name into the search of a picker, whose field has the focus, and waits until the sign of that name is the first
 * result. The results for half the name, which are shown for a moment, may hold it too, behind another one.
 */
export const findByKeys = async (page: Page, picker: Locator, name: string): Promise<void> => {
  await page.keyboard.type(name)
  const first = picker.locator('[data-choices]').first().getByRole('listitem').first()
  await first.getByRole('button', { name, exact: true }).waitFor()
}
