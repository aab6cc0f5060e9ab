import { Select } from '@mantine/core'
import { SearchLandmark } from '../search-landmark.tsx'
import classes from './list-filters.module.css'
import { SearchField } from './search-field.tsx'
import type { ChangeListWords, ListWords } from './use-list-address.ts'

/** One way to narrow a list down: its word in the address, its label, and what can be chosen. */
export type ListFilter = {
  readonly word: string
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

type Props = {
  readonly searchLabel: string
  readonly filters: readonly ListFilter[]
  readonly words: ListWords
  readonly onChange: ChangeListWords
}

/** A field for words to search for, the filters of a list, and its sorting. */
export const ListFilters = ({ searchLabel, filters, words, onChange }: Props) => (
  <SearchLandmark label="Liste durchsuchen" className={classes.filters!}>
    <SearchField
      className={classes.search}
      label={searchLabel}
      value={words['q'] ?? ''}
      onChange={(q) => onChange({ q })}
    />
    {filters.map(({ word, label, options }) => (
      <Select
        key={word}
        label={label}
        data={[{ value: '', label: 'Alle' }, ...options]}
        value={words[word] ?? ''}
        allowDeselect={false}
        onChange={(value) => onChange({ [word]: value ?? '' })}
      />
    ))}
    <Select
      label="Sortierung"
      data={SORTS}
      value={words['sortierung'] ?? ''}
      allowDeselect={false}
      onChange={(value) => onChange({ sortierung: value ?? '' })}
    />
  </SearchLandmark>
)

const SORTS = [
  { value: '', label: 'Name' },
  { value: 'neu', label: 'Neueste' },
]

type TotalProps = { readonly total: number | undefined; readonly one: string; readonly many: string }

/** Says how many rows were found: „Eine Person“, „12 Personen“. Undefined while that is not known. */
export const ListTotal = ({ total, one, many }: TotalProps) => (
  <p className={classes.total} role="status">
    {total !== undefined && (total === 1 ? one : `${total} ${many}`)}
  </p>
)
