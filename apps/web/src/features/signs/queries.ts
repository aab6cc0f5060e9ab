import { catalogueClaim } from '@gebaerdenraum/domain/catalogue/catalogue-claim'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type SignSearch = {
  readonly search: string
  readonly category: string | null
  readonly wordClass: WordClassId | null
  /** Counted from 1. */
  readonly page: number
}

/** Few enough to be there within a blink of a keystroke; 4, 5, 8 and 10 columns end with a full row. */
export const SIGNS_PER_PAGE = 40
const FRESH_MS = 60_000

/** Signed addresses outlive this by far; a catalogue changes rarely. The last result stays until the next is there. */
export const signsQuery = ({ search, category, wordClass, page }: SignSearch) =>
  queryOptions({
    queryKey: ['signs', 'search', { search: search.trim(), category, wordClass, page }],
    queryFn: ({ signal }) =>
      api.signs.find(
        {
          ...(search.trim() && { search: search.trim() }),
          ...(category && { category }),
          ...(wordClass && { wordClass }),
          media: 'card',
          $limit: SIGNS_PER_PAGE,
          $skip: (page - 1) * SIGNS_PER_PAGE,
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

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
})

/** The person's latest requests; administrators may have answered since. */
export const ownSignRequestsQuery = queryOptions({
  queryKey: ['sign-requests', 'own'],
  queryFn: async ({ signal }) =>
    (await api['sign-requests'].find({ $limit: 5, $sort: { createdAt: -1 } }, { signal })).data,
  staleTime: 0,
})
