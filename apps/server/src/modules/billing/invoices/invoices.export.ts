import { jsonPart } from '../../accounts/extensions/index.ts'
import { findAllInvoicesOf } from './invoices.repository.ts'

export const invoicesExport = jsonPart(
  'rechnungen.json',
  'deine Rechnungen mit allen Angaben',
  async ({ db, userId }) => (await findAllInvoicesOf(db, userId)).map(({ content }) => content),
)
