import type { Page } from 'playwright-core'

/**
 * Takes up by keyboard what has the focus, until the page says so. Positions are measured in the next frame; an arrow
 * key pressed before that is lost.
 */
export const takeUpFocused = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Space')
  await page.getByText(`„${name}“ aufgenommen`).first().waitFor({ state: 'attached' })
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
}
