import type { ListFilter } from './list-filters.tsx'
import type { ListWords } from './use-list-address.ts'

/** The values that a filter offers, in their order, with their labels. */
export const toOptions = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: texts[value] }))

/** The words to search for, as a filter for the server. */
export const readSearch = ({ q = '' }: ListWords) => (q.trim() === '' ? {} : { search: q.trim() })

/** The chosen value of each filter. Values of the address that a filter does not offer are ignored. */
export const readChosen = (
  filters: readonly ListFilter[],
  words: ListWords,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    filters.map(({ word, options }) => [word, options.find(({ value }) => value === words[word])?.value]),
  )
