import type { Request } from 'playwright-core'
import type { Person } from './person.ts'

/**
 * The accounts of the demonstration are the same for all journeys: what one changes there another finds, and its own second
 * try too. What a page of such an account changes is a fault of the journey, which makes an account of its own for it
 * (`useOwnAccount`, `useOwnTeam`, `givenAccount`, `givenPayer`, `givenOwner`). Administrators change by their nature what all
 * share: `admin` is left out, and those journeys restore what they change.
 */
export const findChanges = (as: Person | undefined, request: Request): readonly string[] => {
  if (typeof as !== 'string' || as === 'admin') return []
  const method = request.method()
  const { pathname } = new URL(request.url())
  if (READING.includes(method) || !pathname.startsWith('/api/') || isHarmless(method, pathname, request)) return []
  return [`a page of the demonstration account ${as} changes it: ${method} ${pathname}`]
}

const READING = ['GET', 'HEAD', 'OPTIONS']

const isHarmless = (method: string, pathname: string, request: Request): boolean =>
  // Every page asks so whether its session still holds.
  (method === 'POST' && pathname === '/api/authentication') ||
  (method === 'PATCH' && pathname.startsWith('/api/users/') && isNoteOfLastUsed(request.postDataJSON()))

/** What was opened last is noted by opening it. Journeys find what they look for by its name, not by its place. */
const isNoteOfLastUsed = (data: unknown): boolean => {
  const { preferences = {}, ...others } = (data ?? {}) as { readonly preferences?: object }
  return Object.keys(others).length === 0 && Object.keys(preferences).join() === 'recentlyUsed'
}
