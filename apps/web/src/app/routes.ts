import type { RouteEntry } from './route-entry.ts'
import { ADMINISTRATION_ROUTES } from './routes/administration.routes.ts'
import { APP_ROUTES } from './routes/app.routes.ts'
import { LIST_ROUTES } from './routes/lists.routes.ts'
import { PUBLIC_ROUTES } from './routes/public.routes.ts'
import { SETTINGS_ROUTES } from './routes/settings.routes.ts'

const TABLE = [...PUBLIC_ROUTES, ...APP_ROUTES, ...LIST_ROUTES, ...SETTINGS_ROUTES, ...ADMINISTRATION_ROUTES] as const

export type RouteId = (typeof TABLE)[number]['id']

export type Route = RouteEntry & { readonly id: RouteId }

/** Every address of the product. */
export const ROUTES: readonly Route[] = TABLE

const byId: ReadonlyMap<string, Route> = new Map(ROUTES.map((route) => [route.id, route]))

export const routeOf = (id: RouteId): Route => {
  const route = byId.get(id)
  if (!route) throw new Error(`No route ${id}`)
  return route
}

/** A page and all that stand above it, the topmost first. */
export const trailOf = (route: RouteEntry): readonly RouteEntry[] => {
  const parent = route.parent && byId.get(route.parent)
  return parent ? [...trailOf(parent), route] : [route]
}

/** Among the pages of one path: the one whose query word the address carries, else the one without. */
export const chooseRoute = (candidates: readonly Route[], search: Readonly<Record<string, unknown>>): Route =>
  (candidates.find(({ query }) => query !== undefined && query in search) ??
    candidates.find(({ query }) => query === undefined))!
