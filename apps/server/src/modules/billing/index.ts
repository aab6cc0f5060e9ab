/** What other modules use of billing. */
export type { Payment } from './payment/payment.ts'
export { providerEvents } from './tables/orders.ts'
