import type { Person } from '@gebaerdenraum/domain/accounts/people/people.contract'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '../../../../api/client.ts'
import { pageRange } from '../../../../ui/lists/page-range.ts'
import type { ListWords } from '../../../../ui/lists/use-list-address.ts'
import { readPeopleFilter } from './list/filters.ts'

export const peopleQuery = (words: ListWords, page: number) =>
  queryOptions({
    queryKey: ['people', 'list', words, page],
    queryFn: ({ signal }) => api.people.find({ ...readPeopleFilter(words), ...pageRange(page) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', 'person', id],
    queryFn: ({ signal }) => api.people.get(id, { signal }),
    staleTime: 0,
  })

export const cachePerson = (client: QueryClient, person: Person): void => {
  client.setQueryData(personQuery(person._id).queryKey, person)
  void client.invalidateQueries({ queryKey: ['people', 'list'] })
}
