import type { User } from '@gebaerdenraum/domain/accounts/session.contract'
import { expect, test } from 'vitest'
import { addressAfterSignUp } from './address-after-sign-up.ts'

const NEW = { role: 'customers', billingType: 'paying', hasActiveSubscription: false, hasSubscription: false } as User

test.each<[who: string, change: Partial<User>, address: string]>([
  ['a new account', {}, '/anmeldung/bestellung'],
  ['with a licence by now', { hasActiveSubscription: true, hasSubscription: true }, '/app/suche'],
  ['whose order is being approved', { hasSubscription: true }, '/app/suche'],
  ['a member of a team', { billingType: 'member', hasActiveSubscription: true }, '/app/suche'],
  ['a member of a team without a licence', { billingType: 'member' }, '/app/suche'],
  ['with free access', { billingType: 'free', hasActiveSubscription: true }, '/app/suche'],
  ['an administrator', { role: 'admins' }, '/app/suche'],
])('%s goes on at the right page', (_, change, address) => {
  expect(addressAfterSignUp({ ...NEW, ...change })).toBe(address)
})
