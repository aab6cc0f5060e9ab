export type { PreferenceGroup } from './default-preferences.ts'
export { useDismissedHints, usePreferences } from './preferences.ts'
export { currentSession, onSessionChange, reloadSession, useSession } from './session-store.ts'
export { forgetSession, restoreSession, signIn, signOut } from './sign-in.ts'
