import type { UserCaller } from '@gebaerdenraum/domain/access/caller'
import type { DeclarationContent } from '@gebaerdenraum/domain/licences/contract-declarations.contract'
import type { Enqueuing } from '../../framework/job-queue.ts'
import type { Services } from '../../services.ts'
import { findAccountById } from '../accounts/accounts.repository.ts'
import { enqueueLicenceMail } from '../subscriptions/licence-mails.ts'
import { lockSubscription, updateSubscription } from '../subscriptions/subscriptions.repository.ts'

export type EndedContract = { readonly subscriptionId: string; readonly endsAt: Date | null }

/**
 * Somebody who is signed in and has one running licence of his own can only mean that one: it is not renewed any more.
 * A withdrawal undoes money too and is left to a person.
 */
export const endOwnContract = async (
  where: Enqueuing,
  services: Services,
  { userId }: UserCaller,
  data: DeclarationContent,
): Promise<EndedContract | undefined> => {
  if (data.kind !== 'cancellation') return undefined
  const account = await findAccountById(where.db, userId)
  if (!account?.subscription || account.billingType !== 'paying') return undefined
  const subscription = await lockSubscription(where.db, account.subscription.id)
  if (subscription?.status !== 'active') return undefined
  const { id, license, periodEnd, cancelAtPeriodEnd } = subscription
  // A later day than the end of the term is more than this can promise.
  if (data.ends !== 'soonest' && periodEnd && data.ends > periodEnd.toISOString().slice(0, 10)) return undefined
  if (!cancelAtPeriodEnd) {
    await updateSubscription(where.db, id, { cancelAtPeriodEnd: true })
    await enqueueLicenceMail(where, services, 'cancelled', account, { license, until: periodEnd })
  }
  return { subscriptionId: id, endsAt: periodEnd }
}
