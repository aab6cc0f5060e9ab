import type { PaymentMethodType } from '../../accounts/licence-payment.ts'
import type { License } from '../../accounts/session.contract.ts'
import { licenceFor } from '../allowed-payment-methods.ts'
import type { LicenceChange } from '../licence-change.ts'
import type { OrderStatus } from '../order-state.ts'
import type { SubscriptionEvent } from '../subscriptions/subscription.ts'
import type { OrderEffect } from './order.ts'

type Placement = {
  readonly change: LicenceChange
  readonly method: { readonly id: string; readonly type: PaymentMethodType }
  readonly license: License
  /** Net cents of a whole term. */
  readonly net: number
  readonly hasLicence: boolean
  /** Was offered to this customer: approved at once by the caller, without a review. */
  readonly isAgreed: boolean
}

type Placed = {
  readonly status: OrderStatus
  /** For the licence that runs; the order is not possible where it refuses. */
  readonly licenceEvent?: SubscriptionEvent
  /** A first licence on invoice exists from now on, and waits. */
  readonly opensLicence: boolean
  readonly effects: readonly OrderEffect[]
}

/** How an order begins: taking effect without money, waiting for approval, or being charged. */
export const decidePlacement = ({ change, method, license, net, hasLicence, isAgreed }: Placement): Placed => {
  const isInvoice = method.type === 'invoice'
  if (hasLicence && change === 'successor') {
    const successor = {
      license: licenceFor(license, method.type),
      net,
      paymentMethodId: method.id,
      paymentMethodType: method.type,
      status: isInvoice ? ('pending-approval' as const) : ('planned' as const),
    }
    const licenceEvent = { kind: 'successor-ordered', successor, isAgreed } as const
    return { status: 'noted', licenceEvent, opensLicence: false, effects: [] }
  }
  if (hasLicence && change === 'keep') {
    return { status: 'noted', licenceEvent: { kind: 'kept', method }, opensLicence: false, effects: [] }
  }
  if (!isInvoice) return { status: 'charging', opensLicence: false, effects: [] }
  return {
    status: 'pending-approval',
    opensLicence: !hasLicence,
    effects: [
      { kind: 'forget-licence-choice' },
      ...(isAgreed ? [] : [{ kind: 'confirm-order', mail: 'waiting' } as const]),
    ],
  }
}
