import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

export const systemStateQuery = queryOptions({
  queryKey: ['system-state'],
  queryFn: ({ signal }) => api['system-state'].find({}, { signal }),
  staleTime: 0,
})
