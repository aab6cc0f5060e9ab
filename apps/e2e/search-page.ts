import type { Locator, Page } from 'playwright-core'

/** The cards of what was found; the start screen and guesses have lists of their own. */
export const foundSigns = (page: Page): Locator =>
  page.getByRole('list', { name: 'Gefundene Gebärden' }).locator('[data-sign]')
