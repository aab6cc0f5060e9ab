import { listStored, writeStored } from '../storage/browser-storage.ts'
import { MARK_PREFIX } from './tab-locks.ts'

/** Every draft in this browser stands under this, then the account. */
export const DRAFT_PREFIX = 'gebaerdenraum-draft'

/** Signing out leaves nothing behind for the next person at this machine. */
export const forgetDrafts = (userId: string): void => {
  const drafts = `${DRAFT_PREFIX}/${userId}/`
  for (const key of [drafts, `${MARK_PREFIX}/${drafts}`].flatMap(listStored)) writeStored(key, null)
}
