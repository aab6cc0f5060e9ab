import { Loader } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import classes from './editable-name.module.css'
import { usePrintHint } from './forms/use-print-hint.ts'
import { PageHeading } from './page-heading.tsx'

type Props = {
  readonly name: string
  /** What is named, for screen readers: „Name der Lernliste“. */
  readonly label: string
  readonly maxLength: number
  /** Called with a changed name only. Resolves to whether it was accepted; else the typed name stays, to be corrected. */
  readonly onChange: (name: string) => Promise<boolean>
  /** It names what stands on paper: characters that cannot be printed are named. */
  readonly isPrinted?: boolean
  /** Shown as a plain heading. */
  readonly isReadOnly?: boolean
}

/**
 * The page's h1, which is also the name of the thing it shows: a click turns it into a field. Enter applies, Escape and
 * clicking elsewhere cancel (specification 2, section 5).
 */
export const EditableName = ({ name, label, maxLength, onChange, isPrinted = false, isReadOnly = false }: Props) => {
  const [isEditing, setIsEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // The focus returns to where it was.
    if (wasEditing.current && !isEditing && document.activeElement === document.body) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isReadOnly) return <PageHeading translate="no">{name}</PageHeading>
  return (
    <PageHeading>
      {isEditing ? (
        <NameField
          name={name}
          label={label}
          maxLength={maxLength}
          onChange={onChange}
          isPrinted={isPrinted}
          onDone={() => setIsEditing(false)}
        />
      ) : (
        <button
          ref={button}
          type="button"
          className={classes.button}
          title={`${label} ändern`}
          onClick={() => setIsEditing(true)}
          onKeyDown={ignoreHeldEnter}
        >
          <span>
            <span translate="no">{name}</span>
            <IconPencil size={20} aria-hidden />
          </span>
        </button>
      )}
    </PageHeading>
  )
}

/** The Enter that has closed the field would open it again as long as it is held down. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

const NameField = ({
  name,
  label,
  maxLength,
  onChange,
  isPrinted = false,
  onDone,
}: Omit<Props, 'isReadOnly'> & OnDone) => {
  const [typed, setTyped] = useState(name)
  const printHint = usePrintHint(isPrinted ? typed : '')
  const hintId = useId()
  const [isSaving, setIsSaving] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])

  const apply = async () => {
    const changed = typed.trim()
    if (isSaving) return
    if (changed === '' || changed === name) return onDone()
    setIsSaving(true)
    const isTaken = await onChange(changed)
    setIsSaving(false)
    if (isTaken) onDone()
    else field.current?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (!isForPage(event)) event.stopPropagation()
    // Enter also ends the choice of an input method; that is not meant for us.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      // The button that takes the focus would be clicked by the same key.
      event.preventDefault()
      void apply()
    }
    if (event.key === 'Escape' && !isSaving) onDone()
  }
  // A message about the name takes the focus while saving; another window leaves it where it is.
  const leave = () => {
    if (!isSaving && document.activeElement !== field.current) onDone()
  }
  return (
    <span className={classes.editing}>
      <input
        ref={field}
        className={classes.field}
        aria-label={label}
        aria-describedby={printHint === null ? undefined : hintId}
        value={typed}
        maxLength={maxLength}
        readOnly={isSaving}
        // biome-ignore lint/a11y/noAutofocus: the click on the name asks for the field.
        autoFocus
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={pressKey}
        onBlur={leave}
      />
      {printHint !== null && (
        <span id={hintId} className={classes.hint}>
          {printHint}
        </span>
      )}
      {isSaving && <Loader size="sm" aria-label="Wird gespeichert" />}
    </span>
  )
}

/** Saving and printing are for the whole page. */
const isForPage = ({ ctrlKey, metaKey, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && ['s', 'p'].includes(key.toLowerCase())

type OnDone = { readonly onDone: () => void }
