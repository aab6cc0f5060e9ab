import { useMatches } from '@tanstack/react-router'
import { chooseRoute, ROUTES, type Route, routeOf } from './routes.ts'

export const ROUTE_PATHS: readonly string[] = [...new Set(ROUTES.map(({ path }) => path))]

const byPath: ReadonlyMap<string, readonly Route[]> = new Map(
  ROUTE_PATHS.map((path) => [path, ROUTES.filter((route) => route.path === path)]),
)

export const routesAt = (path: string): readonly Route[] => byPath.get(path) ?? []

/** The entry of the page that is shown now (not of one that is still loading). */
export const useCurrentRoute = (): Route =>
  useMatches({
    select: (matches): Route => {
      const match = matches.at(-1)
      const candidates = match ? routesAt(match.fullPath) : []
      return match && candidates.length > 0 ? chooseRoute(candidates, match.search) : routeOf('start')
    },
  })
