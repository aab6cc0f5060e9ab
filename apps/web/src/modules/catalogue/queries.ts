import { catalogueClaim } from '@gebaerdenraum/domain/catalogue/catalogue-claim'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { STORED } from '../../api/stored-queries.ts'

const FRESH_MS = 60_000

/** The sign of an address, or null when there is none. */
export const signQuery = (slug: string) =>
  queryOptions({
    queryKey: ['signs', 'slug', slug],
    queryFn: async ({ signal }): Promise<Sign | null> => (await api.signs.find({ slug }, { signal })).data[0] ?? null,
    staleTime: FRESH_MS,
  })

/** What everybody may look at: signs that are not locked for this caller. */
export const previewSignsQuery = queryOptions({
  queryKey: ['signs', 'preview'],
  queryFn: async ({ signal }) => {
    const page = await api.signs.find({ $limit: 20 }, { signal })
    return page.data.filter((sign) => sign.isPreview && !sign.isLocked)
  },
  staleTime: FRESH_MS,
})

/** What public pages say about the size of the catalogue; null while it is empty. */
export const catalogueClaimQuery = queryOptions({
  queryKey: ['catalogue-size'],
  queryFn: async ({ signal }) => catalogueClaim((await api['catalogue-size'].find(undefined, { signal })).signs),
  staleTime: 10 * FRESH_MS,
})

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: async ({ signal }) => (await api.categories.find({}, { signal })).data,
  staleTime: 10 * FRESH_MS,
  meta: STORED,
})

/** Topics with all their signs, also for visitors, who may look at few of them. */
export const topicsQuery = queryOptions({
  queryKey: ['categories', 'all'],
  queryFn: async ({ signal }) => (await api.categories.find({ scope: 'all' }, { signal })).data,
  staleTime: 10 * FRESH_MS,
})

/** The person's latest requests; administrators may have answered since. */
export const ownSignRequestsQuery = queryOptions({
  queryKey: ['sign-requests', 'own'],
  queryFn: async ({ signal }) =>
    (await api['sign-requests'].find({ $limit: 5, $sort: { createdAt: -1 } }, { signal })).data,
  staleTime: 0,
})
