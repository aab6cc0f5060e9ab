import type { Page } from 'playwright-core'

/** Runs in the page: as soon as the data of a rendered page arrive they are removed, so nothing is taken over. */
const REMOVE_DATA = `new MutationObserver(() => document.getElementById('page-data')?.remove())
  .observe(document, { childList: true, subtree: true })`

/**
 * Has the browser render also those pages that the server has rendered, from calls of its own: for tests that replace answers.
 * To be called before the page is opened.
 */
export const renderInBrowser = async (page: Page): Promise<void> => void (await page.addInitScript(REMOVE_DATA))
