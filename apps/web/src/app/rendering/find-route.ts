import { createMemoryHistory } from '@tanstack/react-router'
import { parseAddressSearch } from '../address-search.ts'
import { createAppRouter } from '../create-router.tsx'
import { routesAt } from '../current-route.ts'
import { chooseRoute, type ROUTES, routeOf } from '../routes.ts'

type Route = (typeof ROUTES)[number]

const router = createAppRouter({ history: createMemoryHistory(), isServer: true })

/** The route of a path and query as a browser sends them; `unknown` for what is no address. */
export const findRoute = (address: string): Route => {
  try {
    const { pathname, search } = new URL(address, 'http://page')
    const [, , found] = router.getMatchedRoutes(pathname)
    const candidates = found ? routesAt(found.fullPath) : []
    if (candidates.length > 0) return chooseRoute(candidates, parseAddressSearch(search)) as Route
  } catch {
    // Broken percent signs and the like.
  }
  return routeOf('unknown') as Route
}
