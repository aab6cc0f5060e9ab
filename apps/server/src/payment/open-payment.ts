import type { Database } from '../database/database.ts'
import { manualProvider } from './manual-provider.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { openSandbox, type SandboxProvider } from './sandbox-provider.ts'

export type Payment = {
  /** What cards and direct debits go through: Stripe where it is set, else the sandbox. */
  readonly online: PaymentProvider
  readonly manual: PaymentProvider
  readonly sandbox: SandboxProvider | undefined
  readonly publishableKey: string | null
  /** The one that an order was placed with, which may not be the one of today. */
  of(name: PaymentProvider['name']): PaymentProvider
}

export const openPayment = (db: Database): Payment => {
  const sandbox = openSandbox(db)
  return {
    online: sandbox,
    manual: manualProvider,
    sandbox,
    publishableKey: null,
    of: (name) => (name === 'manual' ? manualProvider : sandbox),
  }
}
