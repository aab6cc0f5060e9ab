import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { stopAttempts } from '../checkout/orders.repository.ts'
import type { Services } from '../services.ts'
import { enqueueLicenceMail, type LicenceMailDetails } from './licence-mails.ts'
import {
  deleteSuccessor,
  findPayer,
  updateSubscription,
  type WholeSubscriptionRow,
} from './subscriptions.repository.ts'

/** The licence is over at once; what its members lose follows from its status. */
export const endLicence = async (
  unit: UnitOfWork,
  services: Services,
  row: WholeSubscriptionRow,
  kind: 'ended' | 'ended-unpaid' | 'withdrawn',
  told: Pick<LicenceMailDetails, 'totalCents' | 'reason'> = {},
): Promise<void> => {
  await updateSubscription(unit.db, row.id, { status: 'canceled', heldFor: null, heldSince: null })
  await deleteSuccessor(unit.db, row.id)
  await stopAttempts(unit.db, row.id)
  const payer = await findPayer(unit.db, row.id)
  if (!payer) return
  await enqueueLicenceMail(unit, services, kind, payer, { license: row.license, until: row.periodEnd, ...told })
}
