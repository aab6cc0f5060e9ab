import { onSignOut } from '../api/session.ts'
import { forgetDrafts } from '../editing/forget-drafts.ts'

/** What parts of the app register with others that do not know them: data, with code that is loaded when it is needed. */
export const registerModules = (): void => {
  onSignOut(forgetDrafts)
}
