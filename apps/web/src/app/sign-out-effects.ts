import { onSignOut } from '../api/session.ts'
import { removeDrafts } from '../file-editor/remove-drafts.ts'
import { forgetRecentSigns } from '../modules/catalogue/start/recent-signs.ts'

/** What signing out removes from this browser. Registered with the first load: a page need not have arrived. */
export const startSignOutEffects = (): void => {
  onSignOut(removeDrafts)
  onSignOut(forgetRecentSigns)
}
