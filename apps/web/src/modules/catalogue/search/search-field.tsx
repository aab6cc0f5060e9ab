import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent, Ref } from 'react'
import { MAX_SEARCH_LENGTH } from './search-words.ts'

type SearchFieldProps = {
  readonly value: string
  readonly onType: (text: string) => void
  readonly onFinish: () => void
  /** ↓ leads from the field into the results. */
  readonly onDown: () => void
  /** The app's `/` key leads here. */
  readonly hasShortcut?: boolean
  readonly ref: Ref<HTMLInputElement>
}

/** The field of the search page. The app's `/` key finds it by `data-search-field`. */
export const SearchField = ({ value, onType, onFinish, onDown, hasShortcut = false, ref }: SearchFieldProps) => {
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onFinish()
    else if (event.key === 'ArrowDown') {
      event.preventDefault()
      onDown()
    } else if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      onType('')
    }
  }
  return (
    <TextInput
      ref={ref}
      type="search"
      name="search"
      size="lg"
      aria-label="Gebärde suchen"
      placeholder="Gebärde suchen"
      value={value}
      maxLength={MAX_SEARCH_LENGTH}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      aria-keyshortcuts={hasShortcut ? '/' : undefined}
      data-search-field
      leftSection={<IconSearch size={22} aria-hidden />}
      rightSection={
        value === '' ? null : <CloseButton size={44} aria-label="Suche leeren" onClick={() => onType('')} />
      }
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={onFinish}
    />
  )
}
