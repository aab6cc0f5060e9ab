/** The page of all signs that visitors may look at. */
export const PUBLIC_SIGNS_PATH = '/gebaerden'

/** The page of one sign for visitors: what shared links and QR codes lead to. */
export const publicSignPath = (slug: string): string => `${PUBLIC_SIGNS_PATH}/${encodeURIComponent(slug)}`
