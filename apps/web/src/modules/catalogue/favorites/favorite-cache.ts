import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { searchIndexQuery } from '../local-search/search-index-query.ts'

/** Cached values below the query key `signs`: a page of signs, a list, one sign, or nothing yet. */
type Cached = Page<Sign> | readonly Sign[] | Sign | null | undefined

/** Marks the sign in every cached result and for the search on this device, before the server has answered. */
export const markFavorite = (client: QueryClient, signId: string, isFavorite: boolean): void => {
  client.setQueriesData<Cached>({ queryKey: ['signs'] }, (cached) => withFavorite(cached, signId, isFavorite))
  client.setQueryData(searchIndexQuery.queryKey, (head) => {
    const others = head?.favorites.filter((id) => id !== signId) ?? []
    return head && { ...head, favorites: isFavorite ? [...others, signId] : others }
  })
}

/** Leaves everything that does not hold the sign the very same object, so that nothing else renders again. */
export const withFavorite = (cached: Cached, signId: string, isFavorite: boolean): Cached => {
  const mark = (sign: Sign): Sign => (sign._id === signId ? { ...sign, isFavorite } : sign)
  const holds = (signs: readonly Sign[]) => signs.some((sign) => sign._id === signId)
  if (!cached) return cached
  if (Array.isArray(cached)) return holds(cached) ? cached.map(mark) : cached
  if ('data' in cached) return holds(cached.data) ? { ...cached, data: cached.data.map(mark) } : cached
  return '_id' in cached && cached._id === signId ? mark(cached) : cached
}
