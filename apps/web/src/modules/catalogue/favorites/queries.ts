import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

export const FAVORITES_PER_PAGE = 60

/** The favourites of one page (from 1), the newest first. */
export const favoritesQuery = (page: number) =>
  queryOptions({
    queryKey: ['favorites', page],
    queryFn: ({ signal }) =>
      api.favorites.find(
        { $sort: { createdAt: -1 }, $limit: FAVORITES_PER_PAGE, $skip: (page - 1) * FAVORITES_PER_PAGE },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
