import type { User } from './session.contract.ts'

/**
 * Whether an account can buy and manage a licence of its own (specification 1, section 6). Members use the licence of
 * their team; accounts with free access and administrators need none.
 */
export const canBuyLicence = ({ role, billingType }: Pick<User, 'role' | 'billingType'>): boolean =>
  role === 'customers' && billingType === 'paying'
