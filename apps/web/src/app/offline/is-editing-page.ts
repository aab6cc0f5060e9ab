import { routesAt } from '../current-route.ts'
import { router } from '../router.ts'

/** Whether an editor or a player fills the page, or a dialog is open: nothing may lie over it. */
export const isEditingPage = (): boolean => {
  const match = router.state.matches.at(-1)
  const isFullScreen = match !== undefined && routesAt(match.fullPath).some(({ frame }) => frame === 'full-screen')
  return isFullScreen || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}
