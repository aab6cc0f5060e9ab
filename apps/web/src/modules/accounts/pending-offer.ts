import { readStored, writeStored } from '../../storage/browser-storage.ts'

/** The page of an offer that somebody signs up for, who goes back to it then. It lives as long as the tab. */
const STORAGE_KEY = 'gebaerdenraum-offer'

export const readPendingOffer = (): string | null => {
  const path = readStored(STORAGE_KEY, 'visit')
  return path?.startsWith(OFFER_PATH) ? path : null
}

/** Without storage the link in the mail is opened once more after a reload. */
export const storePendingOffer = (path: string | null): void =>
  void writeStored(STORAGE_KEY, path, { lifetime: 'visit' })

const OFFER_PATH = '/angebot/'
