/** The page of an offer that somebody signs up for; he goes back to it then. It lives as long as the tab. */
const STORAGE_KEY = 'gebaerdenraum-offer'

export const readPendingOffer = (): string | null => {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY)
    return path?.startsWith(OFFER_PATH) ? path : null
  } catch {
    return null
  }
}

export const storePendingOffer = (path: string | null): void => {
  try {
    if (path === null) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, path)
  } catch {
    // Without storage the link in the mail is opened once more.
  }
}

const OFFER_PATH = '/angebot/'
