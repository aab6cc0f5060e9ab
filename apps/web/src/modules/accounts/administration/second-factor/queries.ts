import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: () => api['second-factors'].find(),
})
