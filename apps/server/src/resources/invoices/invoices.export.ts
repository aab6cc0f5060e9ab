import { findAllInvoicesOf } from '../../invoices/invoices.repository.ts'
import { jsonPart } from '../accounts/export-part.ts'

export const invoicesExport = jsonPart(
  'rechnungen.json',
  'deine Rechnungen mit allen Angaben',
  async ({ db, userId }) => (await findAllInvoicesOf(db, userId)).map(({ content }) => content),
)
