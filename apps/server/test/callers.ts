import type { Caller, UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'

const user = (some: Partial<UserCaller> = {}): Caller => ({
  kind: 'user',
  userId: 'user',
  tokenId: 'token',
  role: 'customers',
  billingType: 'paying',
  isEmailVerified: true,
  isLicensed: true,
  teamId: null,
  teamRole: null,
  isMultiplicator: false,
  ...some,
})

/** One caller of each kind that permissions tell apart: the columns of the permission matrix. */
export const CALLERS: Readonly<Record<string, Caller>> = {
  anonymous: { kind: 'anonymous' },
  unverified: user({ isEmailVerified: false, isLicensed: false }),
  unlicensed: user({ isLicensed: false }),
  licensed: user(),
  member: user({ teamId: 'team', teamRole: 'member', billingType: 'member' }),
  manager: user({ teamId: 'team', teamRole: 'manager', billingType: 'member' }),
  owner: user({ teamId: 'team', teamRole: 'owner' }),
  admin: user({ role: 'admins', billingType: 'free' }),
  enrolling: user({ role: 'admins', billingType: 'free', isLicensed: false, awaitsSecondFactor: true }),
}
