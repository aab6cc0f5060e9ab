import { findAnchorDay } from '../licence-period.ts'
import { isOwed, paymentStatusOf } from '../order-state.ts'
import { endLicence, endTerm } from './end-term.ts'
import type {
  BookedTerm,
  SubscriptionDecision,
  SubscriptionEffect,
  SubscriptionEvent,
  SubscriptionRefusal,
  SubscriptionState,
} from './subscription.ts'

/**
 * What an event makes of a licence, and what follows from it. Pure and total: every event has an answer in every state,
 * and one that is late or repeated changes nothing. `now` is the moment of the event.
 */
export const decideSubscription = <Subscription extends SubscriptionState>(
  subscription: Subscription,
  event: SubscriptionEvent,
  now: Date,
): SubscriptionDecision<Subscription> => {
  const decision = decide(subscription, event, now)
  return { ...decision, subscription: { ...subscription, ...decision.subscription } }
}

const decide = (before: SubscriptionState, event: SubscriptionEvent, now: Date): SubscriptionDecision => {
  switch (event.kind) {
    case 'booked':
      return book(before, event)
    case 'orders-changed':
      return changed(before, paymentOf(before, event))
    case 'payment-failed':
      return changed(before, { pastDueSince: before.pastDueSince ?? event.since })
    case 'term-ended':
      return endTerm(before, event.next, now)
    case 'grace-over':
      return endUnpaid(before, event)
    case 'renewal-switched':
      return switchRenewal(before, event)
    case 'cancelled-by-declaration':
      return before.status === 'active' ? cancel(before) : unchanged(before)
    case 'ended-at-once':
      return endAtOnce(before, event)
    case 'successor-ordered':
      return orderSuccessor(before, event)
    case 'kept':
      return keep(before, event)
    case 'successor-approved':
      return before.successor?.status === 'pending-approval'
        ? changed(before, { successor: { ...before.successor, status: 'approved' } })
        : refused(before, 'nothing-waits')
    case 'order-rejected':
      return rejectOrder(before, event)
    case 'method-released':
      return releaseMethod(before, event)
  }
}

type Of<Kind extends SubscriptionEvent['kind']> = Extract<SubscriptionEvent, { readonly kind: Kind }>

const changed = (
  before: SubscriptionState,
  change: Partial<SubscriptionState>,
  ...effects: readonly SubscriptionEffect[]
): SubscriptionDecision => ({ subscription: { ...before, ...change }, effects })

const unchanged = (subscription: SubscriptionState): SubscriptionDecision => ({ subscription, effects: [] })

const refused = (subscription: SubscriptionState, refusal: SubscriptionRefusal): SubscriptionDecision => ({
  subscription,
  effects: [],
  refused: refusal,
})

/** The licence as a booked order gives it, with which a first one begins. */
export const bookedLicence = (term: BookedTerm) => ({
  status: 'active' as const,
  subscriptionType: term.provider === 'manual' ? ('manual' as const) : ('stripe' as const),
  provider: term.provider,
  license: term.license,
  periodNet: term.periodNet,
  periodStart: term.periodStart,
  periodEnd: term.periodEnd,
  anchorDay: findAnchorDay(term.periodStart),
  cancelAtPeriodEnd: false,
  paymentMethodId: term.paymentMethodId,
  paymentMethodType: term.paymentMethodType,
})

const book = (before: SubscriptionState, event: Of<'booked'>): SubscriptionDecision => {
  const { periodStart, periodEnd, anchorDay } = before
  // More for the rest of a term: it began where it did, also in a month that is too short for its anchor.
  const isSameTerm = periodStart?.getTime() === event.periodStart.getTime()
  // Where the provider answered so late that the licence was renewed meanwhile, the term that runs is kept.
  const isRenewed = event.isUpgrade && periodStart !== null && periodEnd !== null && periodEnd > event.periodEnd
  const change = {
    ...bookedLicence(event),
    ...(isRenewed && { periodStart, periodEnd }),
    ...((isRenewed || isSameTerm) && anchorDay !== null && { anchorDay }),
    ...(event.isUpgrade && { successor: null }),
  }
  return changed(before, change, { kind: 'apply-licence-to-team', license: event.license })
}

/** What its payer is shown, from all booked orders, oldest first. */
const paymentOf = ({ pastDueSince }: SubscriptionState, { orders }: Of<'orders-changed'>) => {
  const isManual = orders.at(-1)?.provider === 'manual'
  const statuses = orders.map(({ status }) => status)
  // A further attempt on its way has not made good yet: should it fail too, time goes on from the first failure.
  const isPastDue = orders.some(({ status, attempts }) => isOwed(status, attempts))
  return {
    paymentStatus: paymentStatusOf(statuses, isManual),
    pastDueSince: isPastDue ? pastDueSince : null,
  }
}

/** It may have been paid at this very moment. */
const endUnpaid = (before: SubscriptionState, { unpaidSince, dueCents }: Of<'grace-over'>): SubscriptionDecision => {
  const { status, paymentStatus, pastDueSince } = before
  if (status !== 'active' || paymentStatus !== 'failed') return unchanged(before)
  if (!pastDueSince || pastDueSince > unpaidSince) return unchanged(before)
  return endLicence(before, 'ended-unpaid', { totalCents: dueCents })
}

const switchRenewal = (before: SubscriptionState, { isOff }: Of<'renewal-switched'>): SubscriptionDecision => {
  if (before.status !== 'active') return refused(before, 'not-active')
  if (!before.license.canAutoRenew && before.successor === null) return refused(before, 'not-renewed')
  if (isOff) return cancel(before)
  if (!before.cancelAtPeriodEnd) return unchanged(before)
  if (before.paymentMethodId === null) return refused(before, 'method-removed')
  return changed(before, { cancelAtPeriodEnd: false }, mail(before, 'resumed'))
}

const cancel = (before: SubscriptionState): SubscriptionDecision =>
  before.cancelAtPeriodEnd ? unchanged(before) : changed(before, { cancelAtPeriodEnd: true }, mail(before, 'cancelled'))

const mail = ({ license, periodEnd }: SubscriptionState, kind: 'cancelled' | 'resumed'): SubscriptionEffect => ({
  kind: 'send-licence-mail',
  mail: kind,
  license,
  until: periodEnd,
})

const endAtOnce = (
  before: SubscriptionState,
  { reason, refundCents, isCharging }: Of<'ended-at-once'>,
): SubscriptionDecision => {
  if (before.status !== 'active') return refused(before, 'not-active')
  // What its provider has not answered yet would give the licence again.
  if (isCharging) return refused(before, 'charging')
  return endLicence(before, 'withdrawn', { reason, ...(refundCents > 0 && { totalCents: refundCents }) })
}

const orderSuccessor = (
  before: SubscriptionState,
  { successor, isAgreed }: Of<'successor-ordered'>,
): SubscriptionDecision =>
  changed(
    before,
    { successor, cancelAtPeriodEnd: false, remindedOf: null },
    {
      kind: 'send-licence-mail',
      mail: 'successor',
      license: successor.license,
      until: before.periodEnd,
      isReviewed: successor.paymentMethodType === 'invoice' && !isAgreed,
    },
  )

/** Takes back a successor and a cancellation. */
const keep = (before: SubscriptionState, { method }: Of<'kept'>): SubscriptionDecision => {
  const isManual = before.provider === 'manual'
  if (isManual !== (method.type === 'invoice')) {
    return refused(before, isManual ? 'paid-by-invoice' : 'not-paid-by-invoice')
  }
  const isSameMethod = method.id === before.paymentMethodId
  const isSame = isSameMethod && !before.cancelAtPeriodEnd && before.successor === null
  if (isSame && before.paymentStatus !== 'failed') return refused(before, 'kept-already')
  return changed(before, {
    successor: null,
    cancelAtPeriodEnd: false,
    paymentMethodId: method.id,
    paymentMethodType: method.type,
    // A debit from another account is announced again.
    ...(!isSameMethod && { remindedOf: null }),
  })
}

/** The order comes to nothing; a licence that runs goes on as it is. */
const rejectOrder = (before: SubscriptionState, { ordered, reason }: Of<'order-rejected'>): SubscriptionDecision => {
  const { successor } = before
  const isSuccessor = ordered === undefined
  if (isSuccessor && successor?.status !== 'pending-approval') return refused(before, 'nothing-waits')
  const change: Partial<SubscriptionState> = {
    ...(isSuccessor && { successor: null }),
    ...(before.status === 'pending-approval' && { status: 'canceled' }),
  }
  const license = ordered ?? successor?.license ?? before.license
  return changed(before, change, { kind: 'send-licence-mail', mail: 'rejected', license, until: null, reason })
}

/** Refuses where something is still to be paid with the method. Of a licence that ends nothing follows any more. */
const releaseMethod = (
  before: SubscriptionState,
  { methodId, isOwed: owes }: Of<'method-released'>,
): SubscriptionDecision => {
  if (before.status !== 'active') return unchanged(before)
  const isPaying = before.paymentMethodId === methodId
  const isNext = before.successor?.paymentMethodId === methodId
  if (isPaying && owes) return refused(before, 'owed')
  if (isPaying && !before.cancelAtPeriodEnd) return refused(before, 'pays-licence')
  if (isNext && !before.cancelAtPeriodEnd) return refused(before, 'pays-successor')
  return changed(before, { ...(isPaying && { paymentMethodId: null }), ...(isNext && { successor: null }) })
}
