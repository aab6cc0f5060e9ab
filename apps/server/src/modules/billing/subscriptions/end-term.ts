import type { OrderedDebit } from '@gebaerdenraum/domain/billing/subscriptions/subscription'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { applySubscriptionEvent } from '../orders/apply-event.ts'
import { findSubscription, lockSubscription } from '../orders/subscriptions.repository.ts'
import { findMandate, toOrderedDebit } from '../payment/mandates.ts'
import type { Services } from '../services.ts'
import { nextTerm } from './next-term.ts'

type DebitOfMethod = { readonly methodId: string; readonly debit: OrderedDebit | null }

/** Asked for before the transaction. A provider that is away keeps no term from beginning: its debit was announced. */
const findNextDebit = async (services: Services, id: string): Promise<DebitOfMethod | undefined> => {
  const row = await findSubscription(services.db, id)
  const next = row?.periodEnd && (await nextTerm(services.db, services, row, row.periodEnd))
  if (next?.methodType !== 'sepa_debit' || next.obstacle) return undefined
  const method = { id: next.methodId, type: next.methodType }
  const mandate = await findMandate(services, next.payer.id, method).catch(() => null)
  return { methodId: next.methodId, debit: toOrderedDebit(mandate) }
}

/** The order that is to be charged for the new term, or that nothing may begin yet. */
type EndedTerm = { readonly orderId?: string; readonly isHeld?: boolean }

/**
 * At the end of a term the licence is renewed, followed by its successor, held or over. The new term and the order for
 * it are written in one transaction, under a name that its beginning gives it: a second call finds it done.
 */
export const endTerm = async (services: Services, id: string, now: Date): Promise<EndedTerm> => {
  const known = await findNextDebit(services, id)
  return runUnitOfWork(services.db, services, async (unit): Promise<EndedTerm> => {
    const row = await lockSubscription(unit.db, id)
    if (!row?.periodEnd || row.status !== 'active' || row.periodEnd > now) return {}
    const next = await nextTerm(unit.db, services, row, row.periodEnd)
    const debit = known && known.methodId === next?.methodId ? known.debit : null
    const event = { kind: 'term-ended', next: next ? { ...next, debit } : null } as const
    const applied = await applySubscriptionEvent(unit, services, id, event, now)
    if (applied?.order) return applied.order.status === 'charging' ? { orderId: applied.order.id } : {}
    return { isHeld: applied?.subscription?.status === 'active' && applied.subscription.heldFor !== null }
  })
}
