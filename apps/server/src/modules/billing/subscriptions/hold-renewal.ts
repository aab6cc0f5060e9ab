import { accessEndsAt } from '@gebaerdenraum/domain/billing/order-state'
import type { RenewalObstacle } from '@gebaerdenraum/domain/billing/renewal-obstacle'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { notifyOperator } from '../../../platform/mail/notify-operator.ts'
import type { LicenceMailKind } from '../mails/licence-mail.ts'
import type { Services } from '../services.ts'
import { endLicence } from './end-licence.ts'
import { enqueueLicenceMail } from './licence-mails.ts'
import type { NextTerm } from './next-term.ts'
import { updateSubscription, type WholeSubscriptionRow } from './subscriptions.repository.ts'

type Held = { readonly row: WholeSubscriptionRow; readonly next: NextTerm; readonly now: Date }

/**
 * The next term may not begin yet: its customer is told once for each reason, nothing is collected, and access stays. As
 * long as the operator has not decided, without end; else for as long as a failed payment may take to be made good. It
 * is looked at again every hour, and begins where the last term ended as soon as nothing stands in its way. False where
 * the time is over.
 */
export const holdRenewal = async (unit: UnitOfWork, services: Services, { row, next, now }: Held): Promise<boolean> => {
  const { obstacle, license, payer } = next
  if (obstacle === null) return false
  const since = row.heldFor === obstacle && row.heldSince ? row.heldSince : now
  if (obstacle !== 'approval' && accessEndsAt(since) <= now) {
    await endLicence(unit, services, row, 'ended')
    return false
  }
  if (row.heldFor === obstacle) return true
  await updateSubscription(unit.db, row.id, { heldFor: obstacle, heldSince: now })
  const until = obstacle === 'approval' ? row.periodEnd : accessEndsAt(now)
  await enqueueLicenceMail(unit, services, MAILS[obstacle], payer, { license, until })
  if (obstacle === 'approval') await tellOfWaiting(unit, services, next)
  return true
}

const MAILS: Readonly<Record<RenewalObstacle, LicenceMailKind>> = {
  approval: 'renewal-waits',
  method: 'renewal-held',
  dispute: 'renewal-disputed',
}

const tellOfWaiting = (unit: UnitOfWork, services: Services, { license, payer }: NextTerm): Promise<void> =>
  notifyOperator(unit, services, {
    subject: `Freigabe überfällig: ${license.title}`,
    lines: [
      'Die Laufzeit einer Lizenz ist zu Ende, und die Bestellung der nächsten wartet noch auf Freigabe.',
      '',
      `Lizenz: ${license.title}`,
      `Konto: ${payer.email}`,
      '',
      'Der Zugang bleibt offen, bis du entscheidest. Die neue Laufzeit schließt dann ohne Lücke an.',
    ],
  })
