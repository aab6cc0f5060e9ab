import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { DeclarationContent } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { germanDayOf } from '@gebaerdenraum/domain/kernel/german-days'
import type { UnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { findAccountById } from '../../accounts/index.ts'
import { applySubscriptionEvent } from '../orders/apply-event.ts'
import { lockSubscription } from '../orders/subscriptions.repository.ts'
import type { Services } from '../services.ts'

export type EndedContract = { readonly subscriptionId: string; readonly endsAt: Date | null }

/**
 * Somebody who is signed in and has one running licence of his own can only mean that one: it is not renewed any more.
 * A withdrawal undoes money too and is left to a person.
 */
export const endOwnContract = async (
  unit: UnitOfWork,
  services: Services,
  { userId }: UserCaller,
  data: DeclarationContent,
): Promise<EndedContract | undefined> => {
  if (data.kind !== 'cancellation') return undefined
  const account = await findAccountById(unit.db, userId)
  if (!account?.subscription || account.billingType !== 'paying') return undefined
  const subscription = await lockSubscription(unit.db, account.subscription.id)
  if (subscription?.status !== 'active') return undefined
  const { id, periodEnd } = subscription
  // A later day than the end of the term is more than this can promise.
  if (data.ends !== 'soonest' && periodEnd && data.ends > germanDayOf(periodEnd)) return undefined
  await applySubscriptionEvent(unit, services, id, { kind: 'cancelled-by-declaration' }, new Date())
  return { subscriptionId: id, endsAt: periodEnd }
}
