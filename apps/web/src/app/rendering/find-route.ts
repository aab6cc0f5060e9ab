import { createMemoryHistory } from '@tanstack/react-router'
import { type AddressSearch, parseAddressSearch } from '../address-search.ts'
import { createAppRouter } from '../create-router.tsx'
import { routesAt } from '../current-route.ts'
import { chooseRoute, type Route, routeOf } from '../routes.ts'

export type FoundRoute = {
  readonly route: Route
  /** Parts of the path by their names, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>
  /** Words of the query by their names. */
  readonly words: AddressSearch
  /** As the address has it, without a slash at its end. */
  readonly pathname: string
}

const router = createAppRouter({ history: createMemoryHistory(), isServer: true })

/** The route of a path and query as a browser sends them; `unknown` for what is no address. */
export const findRoute = (address: string): FoundRoute => {
  try {
    const { pathname, search } = new URL(address, 'http://page')
    const [, params, found] = router.getMatchedRoutes(pathname)
    const candidates = found ? routesAt(found.fullPath) : []
    if (candidates.length > 0) {
      const words = parseAddressSearch(search)
      return { route: chooseRoute(candidates, words), params, words, pathname: pathname.replace(/(?<=.)\/$/, '') }
    }
  } catch {
    // Broken percent signs and the like.
  }
  return { route: routeOf('unknown'), params: {}, words: {}, pathname: '/' }
}
