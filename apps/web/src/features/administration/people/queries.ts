import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { ROWS_PER_PAGE } from '../orders/queries.ts'
import { peopleFilterOf, teamsFilterOf } from './list/filters.ts'
import type { AddressWords } from './list/use-address-words.ts'

const skipOf = (page: number) => ({ $limit: ROWS_PER_PAGE, $skip: (page - 1) * ROWS_PER_PAGE })

export const peopleQuery = (words: AddressWords, page: number) =>
  queryOptions({
    queryKey: ['people', 'list', words, page],
    queryFn: ({ signal }) => api.people.find({ ...peopleFilterOf(words), ...skipOf(page) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'person', id],
    queryFn: ({ signal }) => api.people.get(id, { signal }),
    staleTime: 0,
  })

export const keepPerson = (client: QueryClient, person: Person): void => {
  client.setQueryData(personQuery(person._id).queryKey, person)
  void client.invalidateQueries({ queryKey: ['people', 'list'] })
}

export const administeredTeamsQuery = (words: AddressWords, page: number) =>
  queryOptions({
    queryKey: ['administration-teams', 'list', words, page],
    queryFn: ({ signal }) => api['administration-teams'].find({ ...teamsFilterOf(words), ...skipOf(page) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const administeredTeamQuery = (id: string) =>
  queryOptions({
    queryKey: ['administration-teams', 'team', id],
    queryFn: ({ signal }) => api['administration-teams'].get(id, { signal }),
    staleTime: 0,
  })
