import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { parseAddressSearch, writeAddressSearch } from './address-search.ts'
import { ROUTE_PATHS, routesAt } from './current-route.ts'
import { enforceAccess } from './enforce-access.ts'
import { RouteError } from './errors/route-error.tsx'
import { RootLayout } from './frames/root-layout.tsx'
import { pageByQuery, pageComponent } from './page-component.tsx'
import { chooseRoute } from './routes.ts'

type RouterContext = {
  /** The page that is shown now; undefined before the first one. */
  readonly readCurrentLocation: () => ParsedLocation | undefined
}

const root = createRootRouteWithContext<RouterContext>()({ component: RootLayout })

const createRouteAt = (path: string) => {
  const candidates = routesAt(path)
  return createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ context, params, location, search, preload }) => {
      const from = context.readCurrentLocation()
      enforceAccess(chooseRoute(candidates, search), { params, location, from, isPreload: preload })
    },
    component: candidates.length === 1 ? pageComponent(candidates[0]!) : pageByQuery(candidates),
  })
}

/** All routers of a server share it, and with it the code of the pages. */
const routeTree = root.addChildren(ROUTE_PATHS.map(createRouteAt))

type Options = {
  /** Absent: the browser's. */
  readonly history?: RouterHistory
  readonly isServer?: boolean
}

export const createAppRouter = ({ history, isServer = false }: Options = {}) => {
  const router = createRouter({
    routeTree,
    ...(isServer && { isServer }),
    ...(history && { history }),
    context: { readCurrentLocation: (): ParsedLocation | undefined => router.state.resolvedLocation },
    parseSearch: parseAddressSearch,
    stringifySearch: writeAddressSearch,
    // On the server it would write a script into the page, which the policy forbids.
    scrollRestoration: !isServer,
    defaultPreload: 'intent',
    // The current page stays until the next one is loaded; a bar at the top shows the progress.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    defaultErrorComponent: RouteError,
  })
  return router
}
