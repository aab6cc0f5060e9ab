import { Select, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { SearchLandmark } from '../../../../ui/search-landmark.tsx'
import type { ListFilter } from './filters.ts'
import classes from './list-filters.module.css'
import type { AddressWords } from './use-address-words.ts'

/** The address follows the typing with this delay. */
const TYPING_MS = 250

type Props = {
  readonly searchLabel: string
  readonly filters: readonly ListFilter[]
  readonly words: AddressWords
  readonly onChange: (next: Readonly<Record<string, string | undefined>>) => void
}

/** A field for words, and what else a list can be narrowed down by and sorted. */
export const ListFilters = ({ searchLabel, filters, words, onChange }: Props) => (
  <SearchLandmark label="Liste durchsuchen" className={classes.filters!}>
    <SearchField label={searchLabel} value={words['q'] ?? ''} onChange={(q) => onChange({ q })} />
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

type FieldProps = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void }

const SearchField = ({ label, value, onChange }: FieldProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      onChange(next)
      setTyped(null)
    }, TYPING_MS)
  }
  return (
    <TextInput
      className={classes.search!}
      type="search"
      label={label}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
