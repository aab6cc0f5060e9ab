import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** One custom sign whole. Somebody of the team may have changed it: always asked anew. */
export const customSignQuery = (id: string) =>
  queryOptions({
    queryKey: ['custom-signs', 'sign', id],
    queryFn: ({ signal }) => api['custom-signs'].get(id, { signal }),
    staleTime: 0,
  })
