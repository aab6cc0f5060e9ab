import type { Database } from '../database/database.ts'

/** What a mail belongs to. The version tells one mail about a thing from the next. */
export type MailSubject = { readonly noun: string; readonly id: string; readonly version: number }

/** `refused`: the mail server will never take it; most often there is no such mailbox. */
export type MailOutcome = 'sent' | 'refused'

/** By noun, who is told what became of its mails. May be told twice, and of things that are gone. */
export type MailOutcomes = Readonly<
  Record<string, (db: Database, subject: MailSubject, outcome: MailOutcome) => Promise<void>>
>
