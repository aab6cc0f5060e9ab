import { productName } from '../api/page-settings.ts'
import { currentBreadcrumbName, onBreadcrumbName } from '../ui/breadcrumb-name.ts'
import { announceNavigation, focusPageHeading, noteLeaving } from '../ui/navigation.ts'
import { routesAt } from './current-route.ts'
import { pageTitle } from './page-title.ts'
import { router } from './router.ts'
import { chooseRoute } from './routes.ts'

/** What happens around every change of page: open modals close, the title changes, the heading takes the focus. */
export const startNavigationEffects = (): void => {
  // Back and forward also leave what lies over a page, such as a sign over the search: the path stays the same then.
  router.history.subscribe(({ action }) => {
    if (action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO') announceNavigation()
  })
  router.subscribe('onBeforeNavigate', ({ pathChanged, fromLocation }) => {
    if (!pathChanged || !fromLocation) return
    noteLeaving(fromLocation.href)
    announceNavigation()
  })
  router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
    showTitle()
    if (pathChanged && fromLocation) focusPageHeading()
  })
  onBreadcrumbName(showTitle)
}

const showTitle = (): void => {
  const match = router.state.matches.at(-1)
  const candidates = match ? routesAt(match.fullPath) : []
  const route = match && candidates.length > 0 ? chooseRoute(candidates, match.search) : undefined
  const name = currentBreadcrumbName()
  const title = (name !== null && route?.titleFor?.(name)) || route?.title
  document.title = pageTitle(title ?? '', productName())
}
