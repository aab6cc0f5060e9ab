import type { Enqueuing } from '../../framework/job-queue.ts'
import type { Services } from '../../services.ts'
import { stopAttempts } from '../checkout/orders.repository.ts'
import { enqueueLicenceMail, type LicenceMailDetails } from './licence-mails.ts'
import {
  deleteSuccessor,
  findPayer,
  updateSubscription,
  type WholeSubscriptionRow,
} from './subscriptions.repository.ts'

/** The licence is over at once; what its members lose follows from its status. */
export const endLicence = async (
  where: Enqueuing,
  services: Services,
  row: WholeSubscriptionRow,
  kind: 'ended' | 'ended-unpaid' | 'withdrawn',
  told: Pick<LicenceMailDetails, 'totalCents' | 'reason'> = {},
): Promise<void> => {
  await updateSubscription(where.db, row.id, { status: 'canceled', heldFor: null, heldSince: null })
  await deleteSuccessor(where.db, row.id)
  await stopAttempts(where.db, row.id)
  const payer = await findPayer(where.db, row.id)
  if (!payer) return
  await enqueueLicenceMail(where, services, kind, payer, { license: row.license, until: row.periodEnd, ...told })
}
