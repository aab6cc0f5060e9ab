import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Enter and ↓ lead from the field to what it found. */
  readonly onLeave: () => void
}

const LENGTH_MAX = 100

export const PickerSearch = ({ label, value, onChange, onLeave }: Props) => {
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === 'ArrowDown') {
      event.preventDefault()
      onLeave()
    }
    // The dialog closes with Escape; a text that is in the way goes first.
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault()
      event.stopPropagation()
      onChange('')
    }
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      maxLength={LENGTH_MAX}
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="search"
      data-autofocus
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSection={
        value === '' ? null : <CloseButton size={44} aria-label="Suche leeren" onClick={() => onChange('')} />
      }
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={press}
    />
  )
}
