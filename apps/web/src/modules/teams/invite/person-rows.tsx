import { emailAddressFault } from '@gebaerdenraum/domain/kernel/email-address'
import { Button, TextInput, Tooltip } from '@mantine/core'
import { IconInfoCircle, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { ListPagination } from '../../../ui/list-pagination.tsx'
import classes from './invite.module.css'
import { changedRow, hasInvalidEmail, type PersonRow, withoutRow, withRow } from './person-row.ts'

type Props = {
  readonly rows: readonly PersonRow[]
  /** Sentences of the server, by the id of the row. */
  readonly errors: ReadonlyMap<number, string>
  readonly onChange: (rows: readonly PersonRow[]) => void
}

/** A list of thousands may be pasted; this many rows are quick to type in. */
const ROWS_PER_PAGE = 50

/** Name and address of each person. Enter goes from the name to the address, and from there to a new row. */
export const PersonRows = ({ rows, errors, onChange }: Props) => {
  const list = useRef<HTMLUListElement>(null)
  const focusedNew = useRef<number | null>(null)
  const [chosenPage, setPage] = useState(1)
  /** Its address is being typed: what is wrong with it is said afterwards. */
  const [typedRow, setTypedRow] = useState<number | null>(null)
  const pageOf = (index: number) => Math.floor(Math.max(0, index) / ROWS_PER_PAGE) + 1
  const page = Math.min(chosenPage, pageOf(rows.length - 1))
  const first = (page - 1) * ROWS_PER_PAGE
  const firstFaulty = rows.findIndex(({ id }) => errors.has(id))
  useEffect(() => {
    if (firstFaulty >= 0) setPage(Math.floor(firstFaulty / ROWS_PER_PAGE) + 1)
  }, [firstFaulty])
  const focus = (id: number, field: 'name' | 'email') =>
    list.current?.querySelector<HTMLInputElement>(`[data-row="${id}"] [name="${field}"]`)?.focus()
  useEffect(() => {
    if (focusedNew.current === null) return
    const id = focusedNew.current
    focusedNew.current = null
    focus(id, 'name')
  })

  const add = () => {
    const next = withRow(rows)
    focusedNew.current = next.at(-1)?.id ?? null
    setPage(pageOf(next.length - 1))
    onChange(next)
  }
  const onEnter = (event: KeyboardEvent, go: () => void) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    go()
  }
  const remove = (id: number) => {
    const index = rows.findIndex((row) => row.id === id)
    const next = withoutRow(rows, id)
    focusedNew.current = (next[index] ?? next.at(-1))?.id ?? null
    onChange(next)
  }

  return (
    <>
      <ul className={classes.rows} ref={list} aria-label="Personen">
        {rows.slice(first, first + ROWS_PER_PAGE).map((row, offset) => {
          const { id, name, email } = row
          const index = first + offset
          const isMarked = id !== typedRow && hasInvalidEmail(row)
          return (
            <li key={id} className={classes.row} data-row={id}>
              <TextInput
                name="name"
                label="Name"
                aria-label={`Name der ${index + 1}. Person`}
                autoComplete="off"
                maxLength={120}
                value={name}
                onChange={({ currentTarget }) => onChange(changedRow(rows, id, { name: currentTarget.value }))}
                onKeyDown={(event) => onEnter(event, () => focus(id, 'email'))}
              />
              <EmailInput
                name="email"
                label="E-Mail"
                aria-label={`E-Mail der ${index + 1}. Person`}
                autoComplete="off"
                maxLength={254}
                value={email}
                error={errors.get(id) ?? (isMarked && emailAddressFault(email.trim()))}
                onFocus={() => setTypedRow(id)}
                onBlur={() => setTypedRow(null)}
                onChange={({ currentTarget }) => onChange(changedRow(rows, id, { email: currentTarget.value }))}
                onKeyDown={(event) => onEnter(event, add)}
              />
              <Button
                className={classes.remove!}
                variant="subtle"
                color="red"
                aria-label={`${email || name || `${index + 1}. Person`} entfernen`}
                onClick={() => remove(id)}
              >
                Entfernen
              </Button>
            </li>
          )
        })}
      </ul>
      <ListPagination
        label="Seiten der Personen"
        page={page}
        pageSize={ROWS_PER_PAGE}
        total={rows.length}
        onChange={setPage}
      />
      <div className={classes.actions}>
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          Weitere Person hinzufügen
        </Button>
        <Tooltip multiline w={280} label={PSEUDONYM_TEXT} events={{ hover: true, focus: true, touch: true }}>
          <Button variant="subtle" leftSection={<IconInfoCircle size={18} aria-hidden />}>
            Warum echte Namen?
          </Button>
        </Tooltip>
      </div>
    </>
  )
}

const PSEUDONYM_TEXT =
  'Pseudonyme als Namen erhöhen die Wahrscheinlichkeit, dass die E-Mail im Spam-Ordner landet oder abgelehnt wird.'
