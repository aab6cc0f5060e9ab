import { RouterProvider } from '@tanstack/react-router'
import { startNavigationEffects } from './navigation-effects.ts'
import { router } from './router.tsx'
import { startSessionEffects } from './session-effects.ts'

startNavigationEffects()
startSessionEffects()

export const App = () => <RouterProvider router={router} />
