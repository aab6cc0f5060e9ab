import { type RenewalObstacle, waitsForOperator } from '../../accounts/licence-payment.ts'
import { findAnchorDay } from '../licence-period.ts'
import { accessEndsAt } from '../order-state.ts'
import type {
  FollowingTerm,
  LicenceMail,
  SubscriptionDecision,
  SubscriptionEffect,
  SubscriptionState,
} from './subscription.ts'

/** At the end of its term a licence is renewed, followed by its successor, held or over. */
export const endTerm = (before: SubscriptionState, next: FollowingTerm | null, now: Date): SubscriptionDecision => {
  const { status, periodEnd } = before
  if (status !== 'active' || !periodEnd || periodEnd > now) return { subscription: before, effects: [] }
  if (!next) return endLicence(before, 'ended')
  return next.obstacle ? hold(before, next, next.obstacle, now) : renew(before, next, periodEnd)
}

const HELD_MAILS: Readonly<Record<RenewalObstacle, LicenceMail>> = {
  approval: 'renewal-waits',
  method: 'renewal-held',
  dispute: 'renewal-disputed',
  territory: 'renewal-reviewed',
}

/**
 * The next term may not begin yet: the payer is notified once for each reason, nothing is collected, and access stays:
 * until the operator has decided, or for as long as a failed payment may take to be made good.
 */
const hold = (
  before: SubscriptionState,
  { license }: FollowingTerm,
  obstacle: RenewalObstacle,
  now: Date,
): SubscriptionDecision => {
  const isHeld = before.heldFor === obstacle
  const since = isHeld && before.heldSince ? before.heldSince : now
  if (!waitsForOperator(obstacle) && accessEndsAt(since) <= now) return endLicence(before, 'ended')
  if (isHeld) return { subscription: before, effects: [] }
  const until = waitsForOperator(obstacle) ? before.periodEnd : accessEndsAt(now)
  return {
    subscription: { ...before, heldFor: obstacle, heldSince: now },
    effects: [
      { kind: 'send-licence-mail', mail: HELD_MAILS[obstacle], license, until },
      ...(waitsForOperator(obstacle) ? [{ kind: 'report-held-renewal', license, obstacle } as const] : []),
    ],
  }
}

/** The next term begins where the last one ended, however late this is noticed. */
const renew = (before: SubscriptionState, term: FollowingTerm, start: Date): SubscriptionDecision => ({
  subscription: {
    ...before,
    license: term.license,
    provider: term.provider,
    subscriptionType: term.provider === 'manual' ? 'manual' : 'stripe',
    periodNet: term.net,
    periodStart: start,
    periodEnd: new Date(term.priced.periodEnd),
    anchorDay: before.anchorDay ?? findAnchorDay(start),
    paymentMethodId: term.methodId,
    paymentMethodType: term.methodType,
    heldFor: null,
    heldSince: null,
    successor: null,
  },
  effects: [
    { kind: 'apply-licence-to-team', license: term.license },
    { kind: 'place-renewal', term },
  ],
})

/** The licence is over at once; what its members lose follows from its status. */
export const endLicence = (
  before: SubscriptionState,
  mail: 'ended' | 'ended-unpaid' | 'withdrawn',
  details: { readonly totalCents?: number; readonly reason?: string } = {},
): SubscriptionDecision => {
  const { license, periodEnd: until } = before
  const effects: readonly SubscriptionEffect[] = [
    { kind: 'stop-attempts' },
    { kind: 'send-licence-mail', mail, license, until, ...details },
  ]
  return {
    subscription: { ...before, status: 'canceled', heldFor: null, heldSince: null, successor: null },
    effects,
  }
}
