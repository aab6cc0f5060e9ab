import type { ListTemplate } from '@gebaerdenraum/domain/lists/list-templates.contract'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

/** All templates in their order, with the ids of their signs. Others may be changing them: always asked anew. */
export const allTemplatesQuery = queryOptions({
  queryKey: ['list-templates', 'all'],
  queryFn: async ({ signal }): Promise<readonly ListTemplate[]> =>
    (await api['list-templates'].find({ $limit: 100 }, { signal })).data,
  staleTime: 0,
})
