export { changePreferences, flushPreferences, useDismissedHints, usePreferences } from './preferences.ts'
export { currentSession, onSessionChange, useSession } from './session-store.ts'
export { forgetSession, restoreSession, signOut } from './sign-in.ts'
