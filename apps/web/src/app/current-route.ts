import { useMatches } from '@tanstack/react-router'
import type { RouteEntry } from './route-entry.ts'
import { chooseRoute, ROUTES, routeOf } from './routes.ts'

const byPath: ReadonlyMap<string, readonly RouteEntry[]> = Map.groupBy(ROUTES, ({ path }) => path)

export const routesAt = (path: string): readonly RouteEntry[] => byPath.get(path) ?? []

export const ROUTE_PATHS: readonly string[] = [...byPath.keys()]

/** The entry of the page that is shown now (not of one that is still loading). */
export const useCurrentRoute = (): RouteEntry =>
  useMatches({
    select: (matches): RouteEntry => {
      const match = matches.at(-1)
      const candidates = match ? routesAt(match.fullPath) : []
      return match && candidates.length > 0 ? chooseRoute(candidates, match.search) : routeOf('start')
    },
  })
