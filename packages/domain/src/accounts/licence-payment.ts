/** How the licence of an account is paid, as its row stores it; the rules are in billing. */

export const PAYMENT_METHOD_TYPES = ['card', 'sepa_debit', 'invoice'] as const
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number]

/** `in-progress`: in Einzug, which is no failure. `invoiced`: to be paid by bank transfer. */
export const PAYMENT_STATUSES = ['paid', 'in-progress', 'failed', 'invoiced'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * Why the next term of a licence does not begin by itself. `approval`: the operator has not looked at it yet, which is
 * not its customer's fault: it lasts as long as it takes. `method`: it may not be paid like this any more. `dispute`: the
 * bank is asked for the last payment of the same method back. These two are mailed to the customer, who has time to choose.
 * `territory`: the billing address lies where VAT has rules of its own; the operator decides, as long as it takes.
 */
export const RENEWAL_OBSTACLES = ['approval', 'method', 'dispute', 'territory'] as const
export type RenewalObstacle = (typeof RENEWAL_OBSTACLES)[number]

/** Whether the operator has to decide, and access stays until then; else the customer has to, in a given time. */
export const waitsForOperator = (obstacle: RenewalObstacle): boolean =>
  obstacle === 'approval' || obstacle === 'territory'

type LicenceAtItsEnd = {
  readonly license: { readonly canAutoRenew: boolean }
  readonly paymentMethodId: string | null
  /** Of what was ordered for the next term; null where nothing was. */
  readonly successorStatus: 'planned' | 'pending-approval' | 'approved' | null
}

/** Whether a next term is to come: what was ordered, unless it waits for approval and may come to nothing; else the same again. */
export const isFollowed = ({ license, paymentMethodId, successorStatus }: LicenceAtItsEnd): boolean =>
  successorStatus === null ? license.canAutoRenew && paymentMethodId !== null : successorStatus !== 'pending-approval'
