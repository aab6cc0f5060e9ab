import type { PaymentMethodType } from '@gebaerdenraum/domain/accounts/licence-payment'
import type { PaymentMethod, SetupIntent } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { PaymentState } from '@gebaerdenraum/domain/billing/payment-state'

/**
 * What the product needs of a service that collects its money. Prices, terms and dunning are ours; a provider keeps payment
 * methods and moves an amount. No method may be called inside a transaction: providers answer over the network.
 */
export type PaymentProvider = {
  readonly name: 'stripe' | 'sandbox' | 'manual'
  methodsOf(payer: Payer): Promise<readonly PaymentMethod[]>
  /** Makes a method of this payer ready to be charged; undefined where there is none. Throws `PaymentRefused`. */
  useMethod(payer: Payer, methodId: string): Promise<PaymentMethod | undefined>
  /** False where there is no such method. */
  removeMethod(payer: Payer, methodId: string): Promise<boolean>
  /** What the announcement of a debit has to say; null for methods that are no debits, or that are gone. */
  mandateOf(payer: Payer, methodId: string): Promise<Mandate | null>
  startSetup(payer: Payer): Promise<SetupIntent>
  /** False where there is no such setup. Safe to run twice. */
  cancelSetup(payer: Payer, setupId: string): Promise<boolean>
  /** The same payment is collected once, however often it is asked for, and answers the same. */
  charge(charge: Charge): Promise<ChargeOutcome>
  /** What the browser needs to let the payer answer the bank; null where there is nothing to confirm any more. */
  askToConfirm(payment: KnownPayment): Promise<ConfirmationRequired | null>
  /** What has become of a payment that its payer was to confirm. */
  lookUp(payment: KnownPayment): Promise<ChargeOutcome>
  /**
   * Gives back what a payment collected, once for each key; one that is still on its way is called back. Throws
   * `ProviderUnavailable` where it can be neither yet.
   */
  refund(refund: Refund): Promise<RefundOutcome>
  /** The account is gone: nothing of it may be charged or kept any more. Safe to run twice. */
  forget(payer: Payer): Promise<void>
}

/** `stripeCustomerId` is null until there is a customer at Stripe. */
export type Payer = {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly stripeCustomerId: string | null
}

export type Charge = {
  readonly paymentId: string
  readonly orderId: string
  /** Cents, above zero. */
  readonly amount: number
  readonly currency: 'EUR'
  readonly payer: Payer
  readonly method: { readonly id: string; readonly type: PaymentMethodType }
  readonly description: string
  /** The licence it is for, by its id on the price list. */
  readonly license: string
  /** A renewal or a further attempt: the payer is not present. Else the bank may ask for a confirmation. */
  readonly isOffSession: boolean
  /**
   * When it was asked for before without an answer coming here; null where this is the first time. Providers forget
   * idempotency keys (Stripe after a day), so what may stand there already is looked for first.
   */
  readonly askedSince: Date | null
  /** The payer did not confirm it at the bank: what still waits for that is called off. */
  readonly isGivenUp?: boolean
}

export type Mandate = {
  readonly reference: string | null
  readonly creditorId: string | null
  /** The last digits of the account. */
  readonly last4: string
  /** Where its holder wants debits to be announced. */
  readonly noticeEmail: string | null
}

type KnownPayment = { readonly id: string; readonly reference: string | null }

export type ConfirmationRequired = {
  readonly clientSecret: string
  /** To be tried with again; null where the bank is asking already. */
  readonly paymentMethod: string | null
}

export type ChargeOutcome = {
  /** `charging`: its payer is to confirm it first. */
  readonly state: Extract<PaymentState, 'charging' | 'in-progress' | 'failed' | 'paid'>
  /** The provider's own name of the payment. */
  readonly reference: string
  /** Why it was refused, in words for the person. */
  readonly refusal: string | null
  /** The bank asks the payer to confirm it. */
  readonly needsConfirmation?: boolean
}

type Refund = {
  readonly payment: { readonly id: string; readonly reference: string | null; readonly state: PaymentState }
  /** Cents, above zero. */
  readonly amount: number
  readonly idempotencyKey: string
}

/** `by-hand`: the provider cannot move it, a person has to. */
export type RefundOutcome = 'refunded' | 'called-back' | 'by-hand'

/** A report of the provider about a payment. Late, repeated and in any order. */
export type PaymentUpdate = {
  readonly paymentId: string
  readonly state: PaymentState
  readonly at: Date
  readonly reference: string | null
  readonly refusal: string | null
  readonly needsConfirmation?: boolean
}

/** The provider refused the method itself; the message is for the person. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused'
}

/** The provider could not be asked, or gave an answer that says nothing. Nothing is known of the payment. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}
