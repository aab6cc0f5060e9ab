import { useMatches } from '@tanstack/react-router'
import type { RouteEntry } from './route-entry.ts'
import { chooseRoute, ROUTES, routeOf } from './routes.ts'

export const ROUTE_PATHS: readonly string[] = [...new Set(ROUTES.map(({ path }) => path))]

const byPath: ReadonlyMap<string, readonly RouteEntry[]> = new Map(
  ROUTE_PATHS.map((path) => [path, ROUTES.filter((route) => route.path === path)]),
)

export const routesAt = (path: string): readonly RouteEntry[] => byPath.get(path) ?? []

/** The entry of the page that is shown now (not of one that is still loading). */
export const useCurrentRoute = (): RouteEntry =>
  useMatches({
    select: (matches): RouteEntry => {
      const match = matches.at(-1)
      const candidates = match ? routesAt(match.fullPath) : []
      return match && candidates.length > 0 ? chooseRoute(candidates, match.search) : routeOf('start')
    },
  })
