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
 * Found on this device where the catalogue is loaded (`useLocalSearch`), within the same render; else on the server, with the
 * last result until the next is there. Signed addresses outlive it by far; a catalogue changes rarely.
 */
export const signsQuery = (search: SignSearch, client: QueryClient) =>
  queryOptions({
    queryKey: ['signs', 'search', { ...search, search: search.search.trim() }],
    initialData: () => findHere(client, search),
    queryFn: ({ signal }) => findHere(client, search) ?? findOnServer(search, signal),
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

/** Undefined where this device cannot tell. */
const findHere = (client: QueryClient, { search, page, ...filters }: SignSearch): Page<Sign> | undefined => {
  const head = client.getQueryData(searchIndexQuery.queryKey)
  const skip = (page - 1) * SIGNS_PER_PAGE
  const found = head && findLocally({ ...filters, search: search.trim(), skip, limit: SIGNS_PER_PAGE })
  if (!found) return undefined
  const viewer = { favorites: new Set(head.favorites), addressSuffix: head.addressSuffix }
  return { ...found, data: found.data.map((sign) => personaliseSign(sign, viewer)) }
}
