import { personaliseSign } from '@gebaerdenraum/domain/catalogue/search/personalise-sign'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { findLocally } from '../local-search/local-search.ts'
import { searchIndexQuery } from '../local-search/search-index-query.ts'
import type { SignSearch } from './search-words.ts'

/** Few enough to be there within a blink of a keystroke; 4, 5, 8 and 10 columns end with a full row. */
export const SIGNS_PER_PAGE = 40
const FRESH_MS = 60_000

/**
 * Found on this device where the catalogue is loaded (`useLocalSearch`), else on the server. Signed addresses outlive it by
 * far; a catalogue changes rarely. The last result stays until the next is there.
 */
export const signsQuery = (search: SignSearch) =>
  queryOptions({
    queryKey: ['signs', 'search', { ...search, search: search.search.trim() }],
    queryFn: async ({ client, signal }) => (await findHere(client, search)) ?? findOnServer(search, signal),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // What is found here needs no network.
    networkMode: 'offlineFirst',
  })

export const findOnServer = ({ search, category, wordClass, page }: SignSearch, signal?: AbortSignal) =>
  api.signs.find(
    {
      ...(search.trim() && { search: search.trim() }),
      ...(category && { category }),
      ...(wordClass && { wordClass }),
      media: 'card',
      $limit: SIGNS_PER_PAGE,
      $skip: (page - 1) * SIGNS_PER_PAGE,
    },
    { ...(signal && { signal }) },
  )

/** Null where this device cannot tell. */
const findHere = async (client: QueryClient, { search, page, ...filters }: SignSearch): Promise<Page<Sign> | null> => {
  const skip = (page - 1) * SIGNS_PER_PAGE
  const found = await findLocally({ ...filters, search: search.trim(), skip, limit: SIGNS_PER_PAGE })
  const head = client.getQueryData(searchIndexQuery.queryKey)
  if (!found || !head) return null
  const viewer = { favorites: new Set(head.favorites), addressSuffix: head.addressSuffix }
  return { ...found, data: found.data.map((sign) => personaliseSign(sign, viewer)) }
}
