import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'

/** Ends the page as a crashed tab does, once its unsaved edits are stored: a page that is closed may still send them. */
export const crashPage = async (page: Page): Promise<void> => {
  const isStored = "Object.keys(localStorage).some((key) => key.startsWith('gebaerdenraum-draft/'))"
  await eventually(() => page.evaluate(isStored)).toBe(true)
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // A page that has crashed does not answer.
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}
