import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { parseAddressSearch, writeAddressSearch } from './address-search.ts'
import { ROUTE_PATHS, routesAt } from './current-route.ts'
import { enforceAccess } from './enforce-access.ts'
import { RouteError } from './errors/route-error.tsx'
import { RootLayout } from './frames/root-layout.tsx'
import { pageByQuery, pageComponent } from './page-component.tsx'
import { chooseRoute } from './routes.ts'

const root = createRootRoute({ component: RootLayout })

const routerRouteAt = (path: string) => {
  const candidates = routesAt(path)
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ params, location, search, preload }) => {
      const from = router.state.resolvedLocation
      enforceAccess(chooseRoute(candidates, search), { params, location, from, isPreload: preload })
    },
    component: candidates.length === 1 ? pageComponent(candidates[0]!) : pageByQuery(candidates),
  })
}

export const router = createRouter({
  routeTree: root.addChildren(ROUTE_PATHS.map(routerRouteAt)),
  parseSearch: parseAddressSearch,
  stringifySearch: writeAddressSearch,
  scrollRestoration: true,
  defaultPreload: 'intent',
  // The current page stays until the next one is loaded; a bar at the top shows the progress.
  defaultPendingMs: Number.POSITIVE_INFINITY,
  defaultErrorComponent: RouteError,
})
