import { useMatches } from '@tanstack/react-router'
import { chooseRoute, ROUTES, type Route, routeOf } from './routes.ts'

export const ROUTE_PATHS: readonly string[] = [...new Set(ROUTES.map(({ path }) => path))]

const byPath: ReadonlyMap<string, readonly Route[]> = new Map(
  ROUTE_PATHS.map((path) => [path, ROUTES.filter((route) => route.path === path)]),
)

export const routesAt = (path: string): readonly Route[] => byPath.get(path) ?? []

/** The entry of the page that is shown now (not of one that is still loading). */
export const useCurrentRoute = (): Route => useMatches({ select: findMatchedRoute })

type Match = { readonly fullPath: string; readonly search: Readonly<Record<string, unknown>> }

/** The entry of the page that the router matched. */
export const findMatchedRoute = (matches: readonly Match[]): Route => {
  const match = matches.at(-1)
  const candidates = match ? routesAt(match.fullPath) : []
  return match && candidates.length > 0 ? chooseRoute(candidates, match.search) : routeOf('start')
}
