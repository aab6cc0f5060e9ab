import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { pageRange } from '../../../ui/lists/page-range.ts'

export const textsQuery = queryOptions({
  queryKey: ['page-versions'],
  queryFn: async ({ signal }) => (await api['page-versions'].find({}, { signal })).data,
  staleTime: 0,
})

export const VERSIONS_PER_PAGE = 10

export const versionsQuery = (slug: PageSlug, page: number) =>
  queryOptions({
    queryKey: ['page-versions', slug, 'page', page],
    queryFn: ({ signal }) =>
      api['page-versions'].find({ page: slug, ...pageRange(page, VERSIONS_PER_PAGE) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The text that everybody reads now, to be edited: asked for once, so that nothing moves under the hands. */
export const currentTextQuery = (slug: PageSlug) =>
  queryOptions({
    queryKey: ['page-versions', slug, 'current'],
    queryFn: async ({ signal }) => {
      const current = (await api['page-versions'].find({ page: slug, $limit: 1 }, { signal })).data[0]
      return api['page-versions'].get(current?._id ?? `${slug}-0`, { signal })
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** How a text looks as a page; the one before stays until the next is there. */
export const previewQuery = (markdown: string) =>
  queryOptions({
    queryKey: ['page-previews', markdown],
    queryFn: ({ signal }) => api['page-previews'].create({ markdown }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
