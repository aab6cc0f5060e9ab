import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startNavigationEffects } from './navigation-effects.ts'
import { router } from './router.tsx'
import { showSessionLostAtStart, startSessionEffects } from './session-effects.ts'

startNavigationEffects()
startSessionEffects()

export const App = () => {
  // Not before there is a place for toasts, and one where screen readers notice them.
  useEffect(showSessionLostAtStart, [])
  return <RouterProvider router={router} />
}
