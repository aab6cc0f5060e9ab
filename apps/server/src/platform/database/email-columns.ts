import { asciiEmail } from '@gebaerdenraum/domain/kernel/email-address'
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, text } from 'drizzle-orm/pg-core'

/** For tables whose rows are found by an e-mail address. `email` is as typed; `asciiEmail` is null where `email` is ASCII. */
export const emailColumns = () => ({ email: text('email').notNull(), asciiEmail: text('ascii_email') })

type EmailColumns = { readonly email: AnyPgColumn; readonly asciiEmail: AnyPgColumn }

/** What to write into the two columns. They are only written together: a constraint refuses most other rows. */
export const emailValues = (email: string) => {
  const ascii = asciiEmail(email)
  return { email, asciiEmail: ascii === email ? null : ascii }
}

/** The same as `emailKey` of the address, in SQL. */
export const emailKeyExpression = ({ email, asciiEmail: ascii }: EmailColumns): SQL<string> =>
  sql<string>`lower(coalesce(${ascii}, ${email}))`

/** Of a table's constraint: letters beyond ASCII have two or more bytes. */
export const hasAsciiEmail = ({ email, asciiEmail: ascii }: EmailColumns): SQL =>
  sql`(${ascii} is null) = (octet_length(${email}) = char_length(${email})) and octet_length(${ascii}) = char_length(${ascii})`
