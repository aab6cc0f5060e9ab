import { listStored, writeStored } from '../storage/browser-storage.ts'
import { MARK_PREFIX } from './tab-locks.ts'

/** Storage keys of drafts begin with this, followed by the account. */
export const DRAFT_PREFIX = 'gebaerdenraum-draft'

/** Removes the drafts of an account, so that signing out leaves nothing for the next person at this machine. */
export const removeDrafts = (userId: string): void => {
  const drafts = `${DRAFT_PREFIX}/${userId}/`
  for (const key of [drafts, `${MARK_PREFIX}/${drafts}`].flatMap(listStored)) writeStored(key, null)
}
