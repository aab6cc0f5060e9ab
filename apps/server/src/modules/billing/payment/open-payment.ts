import type { Database } from '../../../platform/database/database.ts'
import { saveStripeCustomer } from '../customers/customers.repository.ts'
import type { StripeSettings } from '../settings/stripe-settings.ts'
import { manualProvider } from './manual-provider.ts'
import type { Payment } from './payment.ts'
import { openSandbox } from './sandbox-provider.ts'
import { openStripe } from './stripe-provider.ts'

export const openPayment = async (
  db: Database,
  settings: StripeSettings | undefined,
  appUrl: string,
): Promise<Payment> => {
  if (settings) return openWithStripe(db, settings, appUrl)
  const sandbox = openSandbox(db)
  return {
    online: sandbox,
    manual: manualProvider,
    sandbox,
    stripe: undefined,
    publishableKey: null,
    of: (name) => (name === 'manual' ? manualProvider : sandbox),
  }
}

const TIMEOUT_MS = 20_000

const openWithStripe = async (
  db: Database,
  { secretKey, publishableKey, webhookSecret, apiUrl, creditorId }: StripeSettings,
  appUrl: string,
): Promise<Payment> => {
  const { default: StripeClient } = await import('stripe')
  const { hostname, port, protocol } = new URL(apiUrl)
  const client = new StripeClient(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port: Number(port) }),
    timeout: TIMEOUT_MS,
    // Repeated under the same idempotency key: nothing happens twice.
    maxNetworkRetries: 2,
    telemetry: false,
  })
  const stripe = openStripe(client, (userId, id) => saveStripeCustomer(db, userId, id), {
    creditorId,
    returnUrl: `${appUrl}/app/einstellungen/konto/abo`,
  })
  return {
    online: stripe,
    manual: manualProvider,
    sandbox: undefined,
    stripe: { client, webhookSecret },
    publishableKey,
    of: (name) => (name === 'manual' ? manualProvider : stripe),
  }
}
