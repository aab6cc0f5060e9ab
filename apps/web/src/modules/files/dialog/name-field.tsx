import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { PrintedTextInput } from '../../../ui/forms/printed-inputs.tsx'
import classes from './file-dialog-modal.module.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly error: string | null
  readonly isTyped: boolean
  /** It stands on paper: as the title of a printed list, or under a sign. */
  readonly isPrinted: boolean
  readonly onChange: (name: string) => void
}

/** The name. As long as it is only proposed, typing replaces it. */
export const NameField = ({ label, value, error, isTyped, isPrinted, onChange }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const proposal = isTyped ? null : value
  useEffect(() => {
    if (proposal !== null && document.activeElement === field.current) field.current?.select()
  }, [proposal])
  return (
    <PrintedTextInput
      ref={field}
      isPrinted={isPrinted}
      label={label}
      value={value}
      error={error}
      errorProps={{ role: 'alert' }}
      data-dialog-name
      data-autofocus
      autoFocus
      autoComplete="off"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** The way out of a conflict of names. */
export const FreeNameButton = ({ onTake }: { readonly onTake: () => void }) => (
  <Button variant="light" className={classes.freeName!} onClick={onTake}>
    Freien Namen nutzen
  </Button>
)
