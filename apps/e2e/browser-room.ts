import type { Page } from 'playwright-core'

/** From now on the browser stores nothing more; what it has stays. */
export const FILL_STORAGE = `Storage.prototype.setItem = () => { throw new DOMException('exceeded the quota', 'QuotaExceededError') }`

export const asksBeforeClosing = (page: Page): Promise<boolean> =>
  page.evaluate(`!window.dispatchEvent(new Event('beforeunload', { cancelable: true }))`)
