import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** Few enough to be there at once; ends with a full row of 4, 5, 6 and 8. */
export const PICTURES_PER_PAGE = 40
export const LISTS_PER_PAGE = 20
const MINUTE_MS = 60_000

type Search = { readonly search: string /** From 1. */; readonly page: number }

const pageOf = (page: number, size: number) => ({ $limit: size, $skip: (page - 1) * size })
const searchOf = (search: string) => (search === '' ? {} : { search })

export const signChoicesQuery = ({ search, page }: Search) =>
  queryOptions({
    queryKey: ['signs', 'choices', search, page],
    queryFn: ({ signal }) =>
      api.signs.find({ ...searchOf(search), media: 'card', ...pageOf(page, PICTURES_PER_PAGE) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  })

/** Of one owner, or of everybody within reach. */
export const imageChoicesQuery = ({ search, page, owner }: Search & { readonly owner: string | null }) =>
  queryOptions({
    queryKey: ['images', 'choices', search, owner, page],
    queryFn: ({ signal }) =>
      api.images.find(
        { ...searchOf(search), ...(owner !== null && { owner }), ...pageOf(page, PICTURES_PER_PAGE) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What was changed last first; their signs come by id only. */
export const listChoicesQuery = (page: number) =>
  queryOptions({
    queryKey: ['lists', 'page', 'choices', page],
    queryFn: ({ signal }) => api.lists.find({ $sort: { updatedAt: -1 }, ...pageOf(page, LISTS_PER_PAGE) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const listToChooseFromQuery = (id: string) =>
  queryOptions({
    queryKey: ['lists', 'one', id],
    queryFn: ({ signal }) => api.lists.get(id, { signal }),
    staleTime: 0,
  })

/** Own ones and those of the team, what was changed last first. */
export const customSignChoicesQuery = ({ search, page }: Search) =>
  queryOptions({
    queryKey: ['custom-signs', 'choices', search, page],
    queryFn: ({ signal }) => api['custom-signs'].find({ search, ...pageOf(page, PICTURES_PER_PAGE) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
