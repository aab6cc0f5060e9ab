import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** As many as stand below the field without scrolling. */
const SUGGESTIONS = 8

/** Signs that match what is being typed. Kept below the key of signs, so that favourites are marked here too. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['signs', 'suggestions', text],
    queryFn: ({ signal }) => api.signs.find({ search: text, media: 'card', $limit: SUGGESTIONS }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

/** What Enter adds when nothing was picked: the best hit, but no guess at what may have been meant. */
export const bestHit = (signs: readonly Sign[]): Sign | undefined => {
  const [first] = signs
  return first?.match === 'fuzzy' ? undefined : first
}
