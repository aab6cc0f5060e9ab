import { createContext, use } from 'react'
import type { RouteEntry } from './route-entry.ts'

/** The entry of the page that is shown, for pages that serve several routes and cannot import the table. */
export const ShownRoute = createContext<RouteEntry | null>(null)

export const useShownRoute = (): RouteEntry => {
  const route = use(ShownRoute)
  if (!route) throw new Error('A page was shown outside of the layout')
  return route
}
