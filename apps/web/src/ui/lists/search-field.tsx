import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

/** The list follows the typing with this delay. */
const TYPING_MS = 250

type Props = {
  readonly label: string
  readonly placeholder?: string
  readonly maxLength?: number
  readonly className?: string | undefined
  /** What the list is searched for now. */
  readonly value: string
  /** Called when the person has stopped typing for a moment. */
  readonly onChange: (value: string) => void
}

/** Searches a list. What is typed runs ahead of the value; a value that changes otherwise, such as by the back button, shows. */
export const SearchField = ({ label, placeholder, maxLength, className, value, onChange }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value has followed the typing, or has changed otherwise.
  useEffect(() => {
    if (timer.current === undefined) setTyped(null)
  }, [value])
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      onChange(next)
    }, TYPING_MS)
  }
  return (
    <TextInput
      className={className}
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={maxLength}
      leftSection={<IconSearch size={18} aria-hidden />}
      value={typed ?? value}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
