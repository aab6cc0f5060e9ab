import type { NewPaymentMethod, PaymentMethod } from '@gebaerdenraum/domain/billing/checkout.contract'
import type Stripe from 'stripe'
import type { PaymentProvider, PaymentUpdate } from './payment-provider.ts'

/** The ways of paying that this server offers. */
export type Payment = {
  /** What cards and direct debits go through: Stripe where it is set, else the sandbox. */
  readonly online: PaymentProvider
  readonly manual: PaymentProvider
  readonly sandbox: SandboxProvider | undefined
  readonly stripe: { readonly client: Stripe; readonly webhookSecret: string } | undefined
  readonly publishableKey: string | null
  /** The one that an order was placed with; what was bought in the sandbox is asked of today's. */
  of(name: PaymentProvider['name']): PaymentProvider
}

export type SandboxProvider = PaymentProvider & {
  /** Takes test numbers, which a real provider's fields would take in the browser. */
  createMethod(userId: string, method: NewPaymentMethod): Promise<PaymentMethod>
  /** What a real provider would have reported by now. */
  updatesAt(now: Date): Promise<readonly PaymentUpdate[]>
}
