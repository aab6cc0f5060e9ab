import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'

/** What the fields of every kind of payment need, whoever's they are. */
export type NewMethodProps = {
  /** Holder and address they begin with. */
  readonly holder: string
  readonly email: string
  readonly onMade: (method: PaymentMethod) => void
}
