import type { PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import type { SetupIntentKeeper } from './setup-intent.ts'

/** What the fields of every kind of payment need, whoever's they are. */
export type NewMethodProps = {
  /** Holder and address they begin with. */
  readonly holder: string
  readonly email: string
  /** Shared by all kinds: it outlives a change from one to another. */
  readonly setup: SetupIntentKeeper
  readonly onMade: (method: PaymentMethod) => void
}
