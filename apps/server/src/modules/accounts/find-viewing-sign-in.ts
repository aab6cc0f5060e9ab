import type { Database } from '../../platform/database/database.ts'
import { findLivingAdminSignIn, findLivingView } from './accounts.repository.ts'
import { adminLimits, type SignInRules } from './sign-in-rules.ts'

/**
 * The sign-in from which an administrator looks at the app as this person; undefined when that has ended. Reading it does
 * not count as use: pictures of a page that stays open must not keep a sign-in awake.
 */
export const findViewingSignIn = async (
  db: Database,
  view: { readonly viewId: string; readonly userId: string },
  rules: SignInRules,
): Promise<string | undefined> => {
  const now = new Date()
  const viewedBy = await findLivingView(db, view, now)
  if (viewedBy === undefined) return undefined
  return (await findLivingAdminSignIn(db, viewedBy, now, adminLimits(rules, now))) && viewedBy
}
