import { endOfGermanDay } from '@gebaerdenraum/domain/accounts/people/free-access'
import { COMMAND_LINE } from '@gebaerdenraum/domain/audit/command-line'
import { addDays } from '@gebaerdenraum/domain/kernel/german-days'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { pageRange } from '../../../ui/lists/page-range.ts'
import type { ListWords } from '../../../ui/lists/use-list-address.ts'

export const auditEntriesQuery = (words: ListWords, page: number) =>
  queryOptions({
    queryKey: ['audit-entries', words, page],
    queryFn: ({ signal }) => api['audit-entries'].find({ ...readFilter(words), ...pageRange(page) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Filters for the server. Unknown values of the address are ignored. */
const readFilter = ({ person, aktion, gegenstand, ausgang, von, bis }: ListWords) => {
  const from = isDay(von) && endOfGermanDay(addDays(von, -1)).toISOString()
  const until = isDay(bis) && endOfGermanDay(bis).toISOString()
  return {
    ...(person && (person === COMMAND_LINE || UUID.test(person)) && { actor: person }),
    ...(aktion && { action: aktion }),
    ...(gegenstand && { subject: gegenstand }),
    ...(ausgang === 'failed' && { outcome: 'failed' as const }),
    ...((from || until) && { at: { ...(from && { $gte: from }), ...(until && { $lt: until }) } }),
  }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const isDay = (text: string | undefined): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text!))
