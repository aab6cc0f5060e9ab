import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadBeforeDialogs } from '../ui/dialogs/dialog-host.tsx'
import { startNavigationEffects } from './navigation-effects.ts'
import { startOfflineEffects } from './offline-effects.ts'
import { registerForAccounts } from './register-modules.ts'
import { router } from './router.ts'
import { removeContentWithoutLicence, showSessionLostAtStart, startSessionEffects } from './session-effects.ts'
import { startSignOutEffects } from './sign-out-effects.ts'

startNavigationEffects()
startSessionEffects()
startSignOutEffects()
startOfflineEffects()
loadBeforeDialogs(registerForAccounts)

export const App = () => {
  // Not before there is a place for toasts, and one where screen readers notice them.
  useEffect(showSessionLostAtStart, [])
  useEffect(() => void removeContentWithoutLicence(), [])
  return <RouterProvider router={router} />
}
