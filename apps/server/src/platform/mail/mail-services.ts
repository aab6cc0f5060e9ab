import type { Database } from '../database/database.ts'
import { definersFor } from '../modules/definers.ts'
import type { Contributions } from '../modules/extension-point.ts'
import type { Mailer } from './mailer.ts'

export type MailServices = {
  readonly db: Database
  readonly mailer: Mailer
  readonly contributions: Contributions
}

export const { defineJob } = definersFor<MailServices>()
