import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import type { QueryClient } from '@tanstack/react-query'

/** What is kept below the query key `signs`: a page of signs, a list, one sign, or nothing yet. */
type Kept = Page<Sign> | readonly Sign[] | Sign | null | undefined

/** Shows in every result that is on the screen or kept whether the sign is a favourite, before the server has answered. */
export const markFavorite = (client: QueryClient, signId: string, isFavorite: boolean): void =>
  void client.setQueriesData<Kept>({ queryKey: ['signs'] }, (kept) => withFavorite(kept, signId, isFavorite))

/** Leaves everything that does not hold the sign the very same object, so that nothing else renders again. */
export const withFavorite = (kept: Kept, signId: string, isFavorite: boolean): Kept => {
  const mark = (sign: Sign): Sign => (sign._id === signId ? { ...sign, isFavorite } : sign)
  const holds = (signs: readonly Sign[]) => signs.some((sign) => sign._id === signId)
  if (!kept) return kept
  if (Array.isArray(kept)) return holds(kept) ? kept.map(mark) : kept
  if ('data' in kept) return holds(kept.data) ? { ...kept, data: kept.data.map(mark) } : kept
  return '_id' in kept && kept._id === signId ? mark(kept) : kept
}
