import type { GridField as Field } from '@gebaerdenraum/domain/documents/fit-grid'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { FIELD_LABELS, isCount } from './grid-form.ts'
import classes from './grid-settings.module.css'

type Props = {
  readonly field: Field
  readonly value: string
  /** It follows from the others and cannot be changed. */
  readonly isWorkedOut: boolean
  readonly error: string | null
  readonly onChange: (text: string) => void
  readonly onStep: (by: number) => void
}

/** Specification 2, section 5: the smallest step of a length, in millimetres. */
const FINE_STEP = 0.01

/** One measure: written, or counted up and down with buttons and arrow keys. */
export const GridField = ({ field, value, isWorkedOut, error, onChange, onStep }: Props) => {
  const label = isCount(field) ? FIELD_LABELS[field] : `${FIELD_LABELS[field]} (mm)`
  const press = (event: KeyboardEvent): void => {
    const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (sign === undefined || isWorkedOut) return
    event.preventDefault()
    onStep(sign * (event.shiftKey && !isCount(field) ? FINE_STEP : 1))
  }
  return (
    <TextInput
      label={label}
      value={value}
      readOnly={isWorkedOut}
      error={error}
      inputMode={isCount(field) ? 'numeric' : 'decimal'}
      autoComplete="off"
      maxLength={12}
      classNames={{ input: classes.input!, section: classes.section! }}
      data-worked-out={isWorkedOut || undefined}
      {...(!isWorkedOut && {
        leftSection: <Step label={`${label} verkleinern`} Icon={IconMinus} onClick={() => onStep(-1)} />,
        rightSection: <Step label={`${label} vergrößern`} Icon={IconPlus} onClick={() => onStep(1)} />,
      })}
      leftSectionWidth={44}
      rightSectionWidth={44}
      onChange={(event) => onChange(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={press}
    />
  )
}

type StepProps = { readonly label: string; readonly Icon: typeof IconPlus; readonly onClick: () => void }

/** For fingers; the keyboard has the arrow keys. */
const Step = ({ label, Icon, onClick }: StepProps) => (
  <ActionIcon variant="transparent" color="gray" tabIndex={-1} aria-label={label} onClick={onClick}>
    <Icon size={18} aria-hidden />
  </ActionIcon>
)
