import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { germanAmount } from '../mails/enqueue-licence-mail.ts'
import { findDebts } from '../orders/orders.repository.ts'

/** Who still owes money for a licence that has ended pays that first: new terms are not sold on top of a debt. */
export const assertNoOutstandingDebt = async (db: Database, userId: string): Promise<void> => {
  const debts = await findDebts(db, userId)
  const cents = debts.reduce((sum, { priced }) => sum + priced.total, 0)
  if (cents <= 0) return
  throw new ApiError(
    'Conflict',
    `Aus deiner beendeten Lizenz sind noch ${germanAmount(cents)} offen. Bitte überweise sie auf das Konto, das auf der Rechnung steht; danach kannst du neu bestellen.`,
  )
}
