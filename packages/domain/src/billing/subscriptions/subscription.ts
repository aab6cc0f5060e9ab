import type { PaymentMethodType, PaymentStatus, RenewalObstacle } from '../../accounts/licence-payment.ts'
import type { License, SubscriptionStatus } from '../../accounts/session.contract.ts'
import type { OrderStatus } from '../order-state.ts'
import type { PricedOrder } from '../priced-order.ts'

export type PaymentProviderName = 'stripe' | 'sandbox' | 'manual'

/** A licence from its first order until it ends, with all that its decisions depend on. */
export type SubscriptionState = {
  readonly status: SubscriptionStatus
  readonly subscriptionType: 'stripe' | 'manual'
  readonly provider: PaymentProviderName
  readonly license: License
  /** Net cents of the whole present term; null: as the price list says. */
  readonly periodNet: number | null
  readonly periodStart: Date | null
  readonly periodEnd: Date | null
  readonly anchorDay: number | null
  readonly cancelAtPeriodEnd: boolean
  readonly paymentStatus: PaymentStatus
  readonly paymentMethodId: string | null
  readonly paymentMethodType: PaymentMethodType | null
  readonly pastDueSince: Date | null
  readonly heldFor: RenewalObstacle | null
  readonly heldSince: Date | null
  /** The end that its payer was reminded of. */
  readonly remindedOf: Date | null
  /** What begins when the present term ends, instead of the same licence. */
  readonly successor: Successor | null
}

export type Successor = {
  readonly license: License
  /** Net cents, as shown when it was ordered. */
  readonly net: number
  readonly paymentMethodId: string
  readonly paymentMethodType: PaymentMethodType
  readonly status: 'planned' | 'pending-approval' | 'approved'
}

/** The mandate of an order that is paid by direct debit. */
export type OrderedDebit = {
  readonly reference: string | null
  readonly creditorId: string | null
  readonly last4: string
}

/** The term that would follow, with its price. */
export type FollowingTerm = {
  readonly license: License
  readonly net: number
  readonly methodId: string
  readonly methodType: PaymentMethodType
  readonly provider: PaymentProviderName
  readonly priced: PricedOrder
  /** Of the mandate that it is collected by, as its invoice names it; null for other methods. */
  readonly debit: OrderedDebit | null
  /** Why it may not begin yet. */
  readonly obstacle: RenewalObstacle | null
}

export type BookedTerm = {
  readonly license: License
  readonly provider: PaymentProviderName
  readonly periodNet: number
  readonly periodStart: Date
  readonly periodEnd: Date
  readonly paymentMethodId: string
  readonly paymentMethodType: PaymentMethodType
}

export type SubscriptionEvent =
  | ({ readonly kind: 'booked'; readonly isUpgrade: boolean } & BookedTerm)
  | { readonly kind: 'orders-changed'; readonly orders: readonly BookedOrder[] }
  | { readonly kind: 'payment-failed'; readonly since: Date }
  /** Null: cancelled, on invoice without a new order, or without a payer. */
  | { readonly kind: 'term-ended'; readonly next: FollowingTerm | null }
  /** The time for making a failed payment good is over. */
  | { readonly kind: 'grace-over'; readonly unpaidSince: Date; readonly dueCents: number }
  | { readonly kind: 'renewal-switched'; readonly isOff: boolean }
  | { readonly kind: 'cancelled-by-declaration' }
  | {
      readonly kind: 'ended-at-once'
      readonly reason: string
      readonly refundCents: number
      readonly isCharging: boolean
    }
  | { readonly kind: 'successor-ordered'; readonly successor: Successor; readonly isAgreed: boolean }
  /** The present licence was chosen again; with another method that one pays from now on. */
  | { readonly kind: 'kept'; readonly method: { readonly id: string; readonly type: PaymentMethodType } }
  | { readonly kind: 'successor-approved' }
  /** `ordered`: the licence of the rejected order; undefined where none waited, so the successor is meant. */
  | { readonly kind: 'order-rejected'; readonly ordered: License | undefined; readonly reason: string }
  | { readonly kind: 'method-released'; readonly methodId: string; readonly isOwed: boolean }

type BookedOrder = {
  readonly status: OrderStatus
  readonly attempts: number
  readonly provider: PaymentProviderName
}

export type LicenceMail =
  | 'cancelled'
  | 'resumed'
  | 'successor'
  | 'rejected'
  | 'ended'
  | 'ended-unpaid'
  | 'withdrawn'
  | 'renewal-waits'
  | 'renewal-held'
  | 'renewal-disputed'
  | 'renewal-reviewed'

export type SubscriptionEffect =
  /** With fewer seats than members, the newest of these leave. */
  | { readonly kind: 'apply-licence-to-team'; readonly license: License }
  | {
      readonly kind: 'send-licence-mail'
      readonly mail: LicenceMail
      readonly license: License
      readonly until: Date | null
      readonly totalCents?: number
      readonly reason?: string
      readonly isReviewed?: boolean
    }
  /** The operator has to decide: the licence goes on without a new term. */
  | { readonly kind: 'report-held-renewal'; readonly license: License; readonly obstacle: RenewalObstacle }
  /** Nothing of its orders is collected any more; what is owed stays owed. */
  | { readonly kind: 'stop-attempts' }
  /** Key: the licence and the start of the term. */
  | { readonly kind: 'place-renewal'; readonly term: FollowingTerm }

export type SubscriptionRefusal =
  | 'not-active'
  | 'not-renewed'
  | 'method-removed'
  | 'charging'
  | 'paid-by-invoice'
  | 'not-paid-by-invoice'
  | 'kept-already'
  | 'nothing-waits'
  | 'owed'
  | 'pays-licence'
  | 'pays-successor'

export type SubscriptionDecision<Subscription extends SubscriptionState = SubscriptionState> = {
  readonly subscription: Subscription
  readonly effects: readonly SubscriptionEffect[]
  readonly refused?: SubscriptionRefusal
}
