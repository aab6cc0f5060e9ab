import type { Page } from 'playwright-core'

/**
 * Takes up by keyboard what has the focus, until the page says so. The places are measured with the next frame: an arrow
 * key that comes sooner, as no person is, is lost.
 */
export const takeUpFocused = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Space')
  await page.getByText(`„${name}“ aufgenommen`).first().waitFor({ state: 'attached' })
  await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))')
}
