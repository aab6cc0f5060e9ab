import type { Session, User } from '@gebaerdenraum/domain/accounts/session.contract'
import { setSession } from '../api/session.ts'
import { DEFAULT_PREFERENCES } from '../modules/accounts/default-preferences.ts'

/** A signed-in, licensed account without a team, unless the test says otherwise. */
export const givenSession = (user: Partial<User> = {}, others: Partial<Session> = {}): Session => ({
  user: {
    _id: 'user-1',
    email: 'eva@schule.example',
    name: 'Eva Neu',
    role: 'customers',
    entity: 'customer-1',
    team: null,
    subscription: null,
    billingType: 'paying',
    freeUntil: null,
    isMultiplicator: false,
    isEmailVerified: true,
    hasSubscription: true,
    hasActiveSubscription: true,
    preferences: DEFAULT_PREFERENCES,
    ...user,
  },
  team: null,
  teamRole: null,
  subscription: null,
  license: null,
  hasInvoices: false,
  offlineUntil: null,
  ...others,
})

/** Signs in before a part is rendered: what the browser stores belongs to an account. */
export const signInAs = (session: Session): void => setSession(session)
