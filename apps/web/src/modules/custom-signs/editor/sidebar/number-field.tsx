import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'

type Props = {
  readonly label: string
  readonly unit?: string
  readonly value: number
  readonly step?: number
  readonly isReadOnly?: boolean
  readonly onChange: (value: number) => void
  /** The field was left: what was changed in it is one step for undo. */
  readonly onEnd: () => void
}

/** A number with a German comma. Enter and leaving apply it, Escape gives it up, arrows step. */
export const NumberField = ({ label, unit, value, step = 1, isReadOnly = false, onChange, onEnd }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const apply = () => {
    const number = Number.parseFloat((typed ?? '').replace(',', '.'))
    setTyped(null)
    if (typed !== null && Number.isFinite(number) && number !== rounded(value)) onChange(number)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key] ?? 0
    if (event.key === 'Enter') apply()
    if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
    }
    if (direction === 0 || isReadOnly) return
    event.preventDefault()
    setTyped(null)
    onChange(rounded(value) + direction * step * (event.shiftKey ? 10 : 1))
  }
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isReadOnly}
      value={typed ?? germanNumber(value)}
      rightSection={unit ? <span aria-hidden>{unit}</span> : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        apply()
        onEnd()
      }}
      onKeyDown={press}
    />
  )
}

const rounded = (value: number): number => Math.round(value * 10) / 10 + 0
const germanNumber = (value: number): string => String(rounded(value)).replace('.', ',')
