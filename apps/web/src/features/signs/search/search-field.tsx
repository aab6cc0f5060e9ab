import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, type Ref, useEffect, useRef } from 'react'
import { MAX_SEARCH_LENGTH } from './search-words.ts'

type SearchFieldProps = {
  readonly value: string
  readonly onType: (text: string) => void
  readonly onFinish: () => void
  /** ↓ leads from the field into the results. */
  readonly onDown: () => void
  readonly ref: Ref<HTMLInputElement>
}

export const SearchField = ({ value, onType, onFinish, onDown, ref }: SearchFieldProps) => {
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
      size="lg"
      aria-label="Gebärde suchen"
      placeholder="Gebärde suchen"
      value={value}
      maxLength={MAX_SEARCH_LENGTH}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      leftSection={<IconSearch size={22} aria-hidden />}
      rightSection={
        value === '' ? null : <CloseButton size="lg" aria-label="Suche leeren" onClick={() => onType('')} />
      }
      onChange={(event) => onType(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={onFinish}
    />
  )
}

/** `/` anywhere on the page puts the cursor into the field, unless somebody is writing elsewhere. */
export const useSlashKey = () => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]')) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return field
}
