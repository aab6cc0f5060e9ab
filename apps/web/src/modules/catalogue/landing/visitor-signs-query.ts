import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import type { SignSearch } from '../search/search-words.ts'

/** Ends with a full row of 5 and of 2 columns. */
export const VISITOR_SIGNS_PER_PAGE = 20
const FRESH_MS = 60_000

/** All signs that match, those that the visitor may not see locked. The word class is not asked for. */
export const visitorSignsQuery = ({ search, category, page }: SignSearch) => {
  const text = search.trim()
  return queryOptions({
    queryKey: ['signs', 'visitor', { search: text, category, page }],
    queryFn: ({ signal }) =>
      api.signs.find(
        {
          ...(text && { search: text }),
          ...(category && { category }),
          scope: 'all',
          media: 'card',
          $limit: VISITOR_SIGNS_PER_PAGE,
          $skip: (page - 1) * VISITOR_SIGNS_PER_PAGE,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })
}
