import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { pageRange } from '../../../ui/lists/page-range.ts'
import type { ListWords } from '../../../ui/lists/use-list-address.ts'
import { readTeamsFilter } from './filters.ts'

export const administeredTeamsQuery = (words: ListWords, page: number) =>
  queryOptions({
    queryKey: ['administration-teams', 'list', words, page],
    queryFn: ({ signal }) =>
      api['administration-teams'].find({ ...readTeamsFilter(words), ...pageRange(page) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const administeredTeamQuery = (id: string) =>
  queryOptions({
    queryKey: ['administration-teams', 'team', id],
    queryFn: ({ signal }) => api['administration-teams'].get(id, { signal }),
    staleTime: 0,
  })
