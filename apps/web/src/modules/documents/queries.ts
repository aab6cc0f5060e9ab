import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

/** One document whole. Somebody of the team may have changed it: always asked anew. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'document', id],
    queryFn: ({ signal }) => api.documents.get(id, { signal }),
    staleTime: 0,
  })
