import { chooseLook, type LookDefaults, type SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import type { Database } from '../../platform/database/database.ts'
import { userOf } from './account-of.ts'
import { findAccountById } from './accounts.repository.ts'

/** How words are fingerspelled in what is drawn for this account: in the colouring it chose, else the operator's. */
export const findViewerLook = async (
  { db, media }: { readonly db: Database; readonly media: { readonly lookDefaults: LookDefaults } },
  userId: string | null,
): Promise<SpellingLook> => {
  const account = userId === null ? undefined : await findAccountById(db, userId)
  const colouring = account && userOf(account).preferences.hands.colouring
  return chooseLook(colouring ? { colouring } : {}, media.lookDefaults)
}
