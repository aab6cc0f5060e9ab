import { listStored, writeStored } from '../storage/browser-storage.ts'

/** Every draft in this browser stands under this, then the account. */
export const DRAFT_PREFIX = 'gebaerdenraum-draft'

/** Signing out leaves nothing behind for the next person at this machine. */
export const forgetDrafts = (userId: string): void => {
  for (const key of listStored(`${DRAFT_PREFIX}/${userId}/`)) writeStored(key, null)
}
