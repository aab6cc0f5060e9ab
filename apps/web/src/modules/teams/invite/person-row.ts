import { emailKey, isEmailAddress } from '@gebaerdenraum/domain/kernel/email-address'
import type { Person } from '@gebaerdenraum/domain/teams/pasted-people'
import { mergePeople } from '@gebaerdenraum/domain/teams/pasted-people'

/** A row of the form. `id` stays the same while its texts change. */
export type PersonRow = Person & { readonly id: number }

export const emptyRow = (id: number): PersonRow => ({ id, name: '', email: '' })

const nextId = (rows: readonly PersonRow[]): number => rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1

export const withRow = (rows: readonly PersonRow[]): readonly PersonRow[] => [...rows, emptyRow(nextId(rows))]

/** Never without a row to type in. */
export const withoutRow = (rows: readonly PersonRow[], id: number): readonly PersonRow[] => withoutRows(rows, [{ id }])

/** As `withoutRow`, without all of these. */
export const withoutRows = (
  rows: readonly PersonRow[],
  removed: readonly Pick<PersonRow, 'id'>[],
): readonly PersonRow[] => {
  const ids = new Set(removed.map(({ id }) => id))
  const others = rows.filter(({ id }) => !ids.has(id))
  return others.length > 0 ? others : [emptyRow(nextId(rows))]
}

export const changedRow = (rows: readonly PersonRow[], id: number, change: Partial<Person>): readonly PersonRow[] =>
  rows.map((row) => (row.id === id ? { ...row, ...change } : row))

/** Pasted people replace rows of the same address; rows that keep their address keep their id. */
export const withPasted = (rows: readonly PersonRow[], pasted: readonly Person[]): readonly PersonRow[] => {
  const known = new Map(rows.map((row) => [emailKey(row.email), row.id]))
  let next = nextId(rows)
  return mergePeople(rows, pasted).map(({ name, email }) => {
    const id = emailKey(email) === '' ? undefined : known.get(emailKey(email))
    return { name, email, id: id ?? next++ }
  })
}

/** A row whose address has to be corrected before it counts. */
export const hasInvalidEmail = ({ email }: PersonRow): boolean => email.trim() !== '' && !isEmailAddress(email.trim())

/** The rows that count: only those with an address that is one. */
export const invitedRows = (rows: readonly PersonRow[]): readonly PersonRow[] =>
  rows.filter(({ email }) => isEmailAddress(email.trim()))

/** The server's sentences (`2.email` of what was sent) by the rows they belong to. */
export const rowErrors = (
  sent: readonly PersonRow[],
  errors: Readonly<Record<string, string>>,
): ReadonlyMap<number, string> =>
  new Map(
    Object.entries(errors).flatMap(([field, sentence]) => {
      const row = sent[Number(field.split('.')[0])]
      return row ? [[row.id, sentence] as const] : []
    }),
  )
