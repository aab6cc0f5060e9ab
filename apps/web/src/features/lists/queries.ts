import type { FoundList } from '@gebaerdenraum/domain/lists/lists.contract'
import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** Specification 1, section 9: page size of the add-to-list modal. */
export const LISTS_PER_PAGE = 10
const MINUTE_MS = 60_000
/** Of signs asked for by id in one call. */
const SIGNS_PER_CALL = 100

/** A list of one's own or of the team. Somebody else may have changed it: always asked anew. */
export const listQuery = (id: string) =>
  queryOptions({
    queryKey: ['lists', 'one', id],
    queryFn: ({ signal }) => api.lists.get(id, { signal }),
    staleTime: 0,
  })

/** What somebody shared, with whole signs; hidden ones are missing and counted in `total`. */
export type SharedList = Omit<FoundList, 'signs'> & { readonly signs: readonly Sign[] }

/** The list of a share link, or null when no list has this key. */
export const sharedListQuery = (shareKey: string) =>
  queryOptions({
    queryKey: ['lists', 'shared', shareKey],
    queryFn: async ({ signal }): Promise<SharedList | null> => {
      const [list] = (await api.lists.find({ shareKey }, { signal })).data
      return list ? { ...list, signs: list.signs.filter(isWhole) } : null
    },
    staleTime: MINUTE_MS,
  })

/** Lists that the caller reaches, what was changed last first. Their signs come by id only. */
export const listsPageQuery = (page: number) =>
  queryOptions({
    queryKey: ['lists', 'page', page],
    queryFn: ({ signal }) =>
      api.lists.find(
        { $sort: { updatedAt: -1 }, $limit: LISTS_PER_PAGE, $skip: (page - 1) * LISTS_PER_PAGE },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const listTemplatesQuery = queryOptions({
  queryKey: ['list-templates'],
  queryFn: async ({ signal }) => (await api['list-templates'].find({ isPublic: true, $limit: 100 }, { signal })).data,
  staleTime: 10 * MINUTE_MS,
})

/** A template with whole signs. */
export const listTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: ['list-templates', id],
    queryFn: async ({ signal }) => {
      const template = await api['list-templates'].get(id, { signal })
      return { ...template, signs: template.signs.filter(isWhole) }
    },
    staleTime: 10 * MINUTE_MS,
  })

/** In the order of the ids; those that are gone are left out. */
export const findSignsById = async (ids: readonly string[]): Promise<readonly Sign[]> => {
  const parts = Array.from({ length: Math.ceil(ids.length / SIGNS_PER_CALL) }, (_, index) =>
    ids.slice(index * SIGNS_PER_CALL, (index + 1) * SIGNS_PER_CALL),
  )
  const pages = await Promise.all(
    parts.map((part) => api.signs.find({ _id: { $in: part }, media: 'card', $limit: SIGNS_PER_CALL })),
  )
  const found = new Map(pages.flatMap(({ data }) => data.map((sign) => [sign._id, sign])))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const isWhole = (sign: Sign | { readonly _id: string }): sign is Sign => 'name' in sign
