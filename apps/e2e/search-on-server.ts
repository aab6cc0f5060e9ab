import type { Page } from 'playwright-core'

/**
 * The page searches with `GET /api/signs`, as in a catalogue that is too large for a browser. For tests that replace
 * the answers of this call: otherwise the page answers searches itself as soon as it has loaded the catalogue.
 */
export const searchOnServer = (page: Page): Promise<unknown> =>
  page.route(/\/api\/search-index(\?|$)/, (route) =>
    route.fulfill({ json: { version: null, addressSuffix: '', favorites: [] } }),
  )
