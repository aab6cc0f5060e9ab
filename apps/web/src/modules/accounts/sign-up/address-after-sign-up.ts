import { canBuyLicence } from '@gebaerdenraum/domain/accounts/can-buy-licence'
import type { User } from '@gebaerdenraum/domain/accounts/session.contract'

/**
 * Where a confirmed account goes on. One that has to buy goes straight to the checkout: no guard redirects a new
 * customer, who would be warned by it.
 */
export const addressAfterSignUp = (user: User): string =>
  canBuyLicence(user) && !user.hasActiveSubscription && !user.hasSubscription ? '/anmeldung/bestellung' : '/app/suche'
