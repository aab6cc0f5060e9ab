/** Settings of billing, for the settings of the whole server. */
export { reminderDaysOf, SAMPLE_SELLER, SELLER_SETTINGS, sellerOf } from './seller-settings.ts'
export type { StripeSettings } from './stripe-settings.ts'
