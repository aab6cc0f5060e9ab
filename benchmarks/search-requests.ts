/** What people type on their way to a sign, asked for as the search page asks; some need guessing, one finds nothing. */
export const SEARCH_TEXTS = ['', 'h', 'hu', 'hund', 'garten', 'häuser', 'guten morgen', 'schule', 'elefnat', 'xqzvw']

/** The search page shows so many signs at once (`SIGNS_PER_PAGE` of the web app). */
const PAGE = 60

export const SEARCH_PATHS = SEARCH_TEXTS.map(
  (text) => `/api/signs?${text && `search=${encodeURIComponent(text)}&`}$limit=${PAGE}`,
)
