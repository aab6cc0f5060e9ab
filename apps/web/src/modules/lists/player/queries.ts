import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** When the person should see the signs of a list again. Other lists and devices change it too: always asked anew. */
export const repetitionsQuery = (list: string) =>
  queryOptions({
    queryKey: ['repetitions', list],
    queryFn: async ({ signal }) => (await api.repetitions.find({ list }, { signal })).data,
    staleTime: 0,
  })
