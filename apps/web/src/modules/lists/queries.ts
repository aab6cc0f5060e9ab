import { listSignOf } from '@gebaerdenraum/domain/lists/list-sign'
import type { FoundList, ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** Specification 1, section 9: page size of the add-to-list modal. */
export const LISTS_PER_PAGE = 10
const MINUTE_MS = 60_000
/** Of signs asked for by id in one call. */
const SIGNS_PER_CALL = 100
const CUSTOM_SIGNS_PER_CALL = 50

/** A list of one's own or of the team. Somebody else may have changed it: always asked anew. */
export const listQuery = (id: string) =>
  queryOptions({
    queryKey: ['lists', 'one', id],
    queryFn: ({ signal }) => api.lists.get(id, { signal }),
    staleTime: 0,
  })

/** The same for the player: the server begins to make the media of the list that do not exist yet, in the look of the player. */
export const playedListQuery = (id: string, { colouring, isWithoutText }: LookOptions) =>
  queryOptions({
    ...listQuery(id),
    queryFn: ({ signal }) => {
      const purpose = isWithoutText ? 'quiz' : 'play'
      return api.lists.get(id, { signal, query: { purpose, ...(colouring && { tone: colouring }) } })
    },
  })

/** What somebody shared, with whole signs; hidden ones are missing and counted in `total`. */
export type SharedList = Omit<FoundList, 'signs'> & { readonly signs: readonly ListSign[] }

/** The list of a share link, or null when no list has this key. */
export const sharedListQuery = (shareKey: string) =>
  queryOptions({
    queryKey: ['lists', 'shared', shareKey],
    queryFn: async ({ signal }): Promise<SharedList | null> => {
      const [list] = (await api.lists.find({ shareKey, purpose: 'play' }, { signal })).data
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
export const findSignsById = async (ids: readonly string[]): Promise<readonly ListSign[]> => {
  const pages = await Promise.all(
    partsOf(ids, SIGNS_PER_CALL).map((part) =>
      api.signs.find({ _id: { $in: part }, media: 'card', $limit: SIGNS_PER_CALL }),
    ),
  )
  const found = new Map<string, ListSign>(pages.flatMap(({ data }) => data.map((sign) => [sign._id, sign])))
  for (const sign of await findCustomSignsById(ids.filter((id) => !found.has(id)))) found.set(sign._id, sign)
  return ids.flatMap((id) => found.get(id) ?? [])
}

const findCustomSignsById = async (ids: readonly string[]): Promise<readonly ListSign[]> => {
  const pages = await Promise.all(
    partsOf(ids, CUSTOM_SIGNS_PER_CALL).map((part) =>
      api['custom-signs'].find({ _id: { $in: part }, $limit: CUSTOM_SIGNS_PER_CALL }),
    ),
  )
  return pages.flatMap(({ data }) => data.map(listSignOf))
}

const partsOf = (ids: readonly string[], size: number) =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size))

const isWhole = (sign: ListSign | { readonly _id: string }): sign is ListSign => 'name' in sign
