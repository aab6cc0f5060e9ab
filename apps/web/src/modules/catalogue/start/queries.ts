import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { readRecentSigns } from './recent-signs.ts'

// The start waits for all of these: it does without what fails once.

const MINUTE_MS = 60_000
/** One row of cards. */
const SHOWN_FAVORITES = 12

/** The sign of the day and new signs. */
export const highlightsQuery = queryOptions({
  queryKey: ['catalogue-highlights'],
  queryFn: ({ signal }) => api['catalogue-highlights'].find(undefined, { signal }),
  retry: false,
  staleTime: 10 * MINUTE_MS,
})

/**
 * The signs that this person looked at last, the latest first; those that are gone are missing. One entry for each person, so
 * that the earlier ones are there at once when somebody comes back, and the page keeps its height.
 */
export const recentSignsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['signs', 'recent', userId],
    queryFn: async ({ signal }): Promise<readonly Sign[]> => {
      const ids = readRecentSigns(userId)
      if (ids.length === 0) return []
      const { data } = await api.signs.find({ _id: { $in: ids }, media: 'card', $limit: ids.length }, { signal })
      const found = new Map(data.map((sign) => [sign._id, sign]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    retry: false,
    staleTime: 0,
  })

/** The latest favourites. */
export const latestFavoritesQuery = queryOptions({
  queryKey: ['favorites', 'latest'],
  // A page as the other queries of favourites have it: removing one changes all of them.
  queryFn: ({ signal }) => api.favorites.find({ $sort: { createdAt: -1 }, $limit: SHOWN_FAVORITES }, { signal }),
  select: ({ data }) => data.map(({ sign }): Sign => ({ ...sign, isFavorite: true })),
  retry: false,
  staleTime: MINUTE_MS,
})
