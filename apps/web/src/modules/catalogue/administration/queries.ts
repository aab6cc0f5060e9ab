import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { pageRange } from '../../../ui/lists/page-range.ts'
import type { CatalogueView } from './table/catalogue-view.ts'
import { buildFilter, buildSort } from './table/catalogue-view.ts'

/** Every query of the catalogue has this key as its first part: a change invalidates all of them. */
const CATALOGUE = ['administration', 'catalogue'] as const

export const SIGNS_PER_PAGE = 50
export const REQUESTS_PER_PAGE = 50

export const catalogueSignsQuery = (view: CatalogueView) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'signs', view],
    queryFn: ({ signal }) => {
      const { category, wordClass, updatedSince, ...words } = buildFilter(view)
      const query = {
        ...words,
        ...(category && { category: { $in: category } }),
        ...(wordClass && { wordClass: { $in: wordClass } }),
        ...(updatedSince && { updatedAt: { $gte: updatedSince } }),
        $sort: buildSort(view),
        ...pageRange(view.page, SIGNS_PER_PAGE),
      }
      return api['catalogue-signs'].find(query, { signal })
    },
    placeholderData: keepPreviousData,
  })

export const catalogueSignQuery = (id: string) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'sign', id],
    queryFn: ({ signal }) => api['catalogue-signs'].get(id, { signal }),
  })

export const catalogueReportQuery = queryOptions({
  queryKey: [...CATALOGUE, 'report'],
  queryFn: ({ signal }) => api['catalogue-reports'].find({}, { signal }),
})

export const changesQuery = ({ sign, page }: { readonly sign?: string; readonly page: number }) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'changes', sign ?? null, page],
    queryFn: ({ signal }) => api['catalogue-changes'].find({ ...(sign && { sign }), ...pageRange(page) }, { signal }),
    placeholderData: keepPreviousData,
  })

export type RequestView = { readonly search: string; readonly status: RequestStatus; readonly page: number }

export const missedSearchesQuery = ({ search, status, page }: RequestView) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'missed-searches', search, status, page],
    queryFn: ({ signal }) =>
      api['missed-searches'].find(
        { ...(search && { search }), status, ...pageRange(page, REQUESTS_PER_PAGE) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const signRequestsQuery = ({ search, status, page }: RequestView) =>
  queryOptions({
    queryKey: [...CATALOGUE, 'sign-requests', search, status, page],
    queryFn: ({ signal }) =>
      api['sign-requests'].find(
        { from: 'everybody', ...(search && { search }), status, ...pageRange(page, REQUESTS_PER_PAGE) },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** After a change: what the administration shows of the catalogue, and what everybody sees of it. */
export const catalogueChanged = (): void => {
  void queryClient.invalidateQueries({ queryKey: CATALOGUE })
  void queryClient.invalidateQueries({ queryKey: ['signs'] })
  void queryClient.invalidateQueries({ queryKey: ['categories'] })
}

export const MEDIA_NAMES: Readonly<Record<SignMediaType, string>> = {
  signVideo: 'Video',
  signOnly: 'Zeichnung',
  signBox: 'SIGNbox',
  signMap: 'SIGNmap',
}
