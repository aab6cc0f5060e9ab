import { INVOICE_METHOD } from '@gebaerdenraum/domain/billing/customers/payment-methods'
import type { PaymentProvider } from './payment-provider.ts'

/** On invoice: nothing is collected, the money comes by bank transfer. An administrator approves every order first. */
export const manualProvider: PaymentProvider = {
  name: 'manual',
  methodsOf: async () => [INVOICE_METHOD],
  useMethod: async (_, methodId) => (methodId === INVOICE_METHOD.id ? INVOICE_METHOD : undefined),
  removeMethod: async () => false,
  mandateOf: async () => null,
  startSetup: async () => {
    throw new TypeError('An invoice needs no setup.')
  },
  cancelSetup: async () => false,
  charge: async ({ paymentId }) => ({ state: 'in-progress', reference: `invoice_${paymentId}`, refusal: null }),
  askToConfirm: async () => null,
  // Only an administrator knows of it.
  lookUp: async ({ id }) => ({ state: 'in-progress', reference: `invoice_${id}`, refusal: null }),
  refund: async () => 'by-hand',
  forget: async () => undefined,
}
