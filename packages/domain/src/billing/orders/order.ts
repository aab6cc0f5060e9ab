import type { PaymentMethodType } from '../../accounts/licence-payment.ts'
import type { License, SubscriptionStatus } from '../../accounts/session.contract.ts'
import type { OrderStatus } from '../order-state.ts'
import type { PaymentState } from '../payment-state.ts'
import type { PricedOrder } from '../priced-order.ts'
import type { PaymentProviderName, SubscriptionEvent } from '../subscriptions/subscription.ts'

/** One attempt to collect the money of an order. */
export type PaymentAttempt = {
  readonly id: string
  readonly attempt: number
  readonly provider: PaymentProviderName
  /** The provider's own id of it. */
  readonly reference: string | null
  readonly paymentMethodId: string
  readonly paymentMethodType: PaymentMethodType
  /** Cents. */
  readonly amount: number
  /** Cents of it that were promised back. */
  readonly givenBack: number
  readonly state: PaymentState
  /** The payer was present, so the bank could ask for a confirmation. */
  readonly isPayerPresent: boolean
  /** The bank asks the payer to confirm it (3-D Secure). */
  readonly needsConfirmation: boolean
  readonly createdAt: Date
  readonly settledAt: Date | null
}

/** An order with all that its decisions depend on. */
export type OrderState = {
  readonly status: OrderStatus
  readonly priced: PricedOrder
  /** Net cents of a whole term; 0 for a fee. */
  readonly termNet: number
  readonly provider: PaymentProviderName
  readonly paymentMethodId: string
  readonly paymentMethodType: PaymentMethodType
  /** Null once the account is deleted. */
  readonly userId: string | null
  readonly refusal: string | null
  /** Number of payments tried. */
  readonly attempts: number
  readonly nextAttemptAt: Date | null
  /** When the licence was given for it. */
  readonly bookedAt: Date | null
  /** Oldest first. */
  readonly payments: readonly PaymentAttempt[]
  /** The licence that it belongs to; null before a first one is booked. */
  readonly licence: OrderedLicence | null
}

type OrderedLicence = {
  readonly status: SubscriptionStatus
  readonly periodStart: Date | null
  readonly periodEnd: Date | null
  readonly pastDueSince: Date | null
}

/** What a provider, or an administrator about a transfer, reports of one payment. Late, repeated and in any order. */
export type PaymentReport = {
  readonly kind: 'payment-reported'
  readonly paymentId: string
  readonly state: PaymentState
  readonly reference: string | null
  /** Why it was refused, in words for the payer. */
  readonly refusal: string | null
  readonly needsConfirmation?: boolean
}

export type OrderEvent =
  | PaymentReport
  | {
      /** The buyer, or the clock, wants the money collected. */
      readonly kind: 'charge-requested'
      /** For the payment, where a new one is made. */
      readonly paymentId: string
      /** Instead of the method that the order was placed with. */
      readonly method?: { readonly id: string; readonly type: PaymentMethodType }
      readonly isPayerPresent: boolean
    }
  | {
      /** The provider waits for the payer's answer to the bank. */
      readonly kind: 'confirmation-requested'
      readonly paymentId: string
      readonly reference: string | null
    }
  /** `paymentId` is for the payment, where a new one is made. */
  | { readonly kind: 'transfer-received'; readonly paymentId: string }
  | { readonly kind: 'approved'; readonly paymentId: string }
  /** By an administrator, or because its licence ended. */
  | { readonly kind: 'rejected' }
  | { readonly kind: 'invoice-taken-back'; readonly reason: string }
  /** The contract was withdrawn from: the money of the term goes back. */
  | { readonly kind: 'refund-requested'; readonly reason: string }

/** What follows from a decision. Each is idempotent under the key that is named here. */
export type OrderEffect =
  /** Outside of the transaction; the provider knows it by the id of the payment. */
  | { readonly kind: 'ask-provider'; readonly paymentId: string; readonly askedSince: Date | null }
  /** Under the lock of the licence; key: `bookedAt` of the order. */
  | { readonly kind: 'change-licence'; readonly event: SubscriptionEvent }
  /** Derived from all orders of the licence. */
  | { readonly kind: 'refresh-payment-status' }
  | { readonly kind: 'forget-licence-choice' }
  | { readonly kind: 'confirm-order'; readonly mail: 'waiting' | 'bought' | 'upgraded' | 'renewed' }
  | PaymentFailure
  | { readonly kind: 'report-dispute'; readonly paymentId: string }
  /** Key: the id of the payment, of which no more than its amount is promised back. */
  | { readonly kind: 'refund-payment'; readonly paymentId: string; readonly cents: number }
  /** A person transfers it. Key: the id of the payment. */
  | { readonly kind: 'note-manual-refund'; readonly paymentId: string; readonly cents: number }
  /** An order of its own with its own invoice. Key: the id of the payment. */
  | {
      readonly kind: 'charge-return-fee'
      readonly paymentId: string
      readonly fee: PricedOrder
      readonly nextAttemptAt: Date | null
    }
  /** Key: the order. */
  | { readonly kind: 'issue-invoice' }
  /** Key: the invoice of the order. */
  | { readonly kind: 'correct-invoice'; readonly reason: string }

type PaymentFailure = {
  readonly kind: 'report-failed-payment'
  readonly mail: 'payment-failed' | 'payment-unconfirmed' | 'payment-returned'
  readonly license: License
  readonly totalCents: number
  readonly feeCents?: number
  readonly reason: string | null
  /** When it is tried again; null: no more. */
  readonly next: Date | null
  /** When access ends. */
  readonly until: Date
}

/** Why an administrator's event is not possible. */
export type OrderRefusal = 'nothing-waits' | 'overtaken' | 'taken-back' | 'collected'

export type OrderDecision<Order extends OrderState = OrderState> = {
  readonly order: Order
  readonly effects: readonly OrderEffect[]
  readonly refused?: OrderRefusal
}
