import { queryOptions } from '@tanstack/react-query'
import { repeated } from '../../../api/attendance.ts'
import { api } from '../../../api/client.ts'
import { STORED } from '../../../api/stored-queries.ts'

const MINUTE_MS = 60_000

/** Which version of the catalogue there is, and what of it is the caller's own. */
export const searchIndexQuery = queryOptions({
  queryKey: ['search-index', 'head'],
  queryFn: ({ signal }) => api['search-index'].find(undefined, repeated(signal)),
  staleTime: MINUTE_MS,
  refetchInterval: 10 * MINUTE_MS,
  refetchOnWindowFocus: true,
  meta: STORED,
})
