import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { teamLicence } from '@gebaerdenraum/domain/accounts/access/team-licence'
import { hasActiveLicence, type LicenceFacts } from '@gebaerdenraum/domain/accounts/is-licensed'
import { offlineAccessUntil } from '@gebaerdenraum/domain/accounts/offline-access'
import { DEFAULT_PREFERENCES, type Preferences, preferencesSchema } from '@gebaerdenraum/domain/accounts/preferences'
import type { Session, SessionTeam, TeamRole, User } from '@gebaerdenraum/domain/accounts/session.contract'
import type { AccountRow, SubscriptionRow } from './accounts.repository.ts'

/** From the stored account to what permissions, user and session say of it. */

export const teamRoleOf = ({ id, team, memberRole }: AccountRow): TeamRole | null => {
  if (!team) return null
  return team.ownerId === id ? 'owner' : (memberRole ?? 'member')
}

/** What decides on the licence of an account. */
export const licenceFactsOf = (account: LicensedAccount): LicenceFacts => ({
  role: account.role,
  billingType: account.billingType,
  freeUntil: account.freeUntil,
  ownStatus: account.subscription?.status ?? null,
  team: account.team && {
    status: account.teamSubscription?.status ?? null,
    isOwner: account.team.ownerId === account.id,
    ownerHasAccess: account.team.ownerHasAccess,
  },
})

type LicensedAccount = Pick<AccountRow, 'id' | 'role' | 'billingType' | 'freeUntil'> & {
  readonly subscription: Pick<SubscriptionRow, 'status'> | null
  readonly teamSubscription: Pick<SubscriptionRow, 'status'> | null
  readonly team: Pick<NonNullable<AccountRow['team']>, 'ownerId' | 'ownerHasAccess'> | null
}

/** At this moment: free access ends between two requests. */
const isLicensed = (account: AccountRow): boolean => hasActiveLicence(licenceFactsOf(account), new Date())

export const callerOf = (account: AccountRow, tokenId: string): UserCaller => ({
  kind: 'user',
  userId: account.id,
  tokenId,
  role: account.role,
  billingType: account.billingType,
  isEmailVerified: account.emailVerifiedAt !== null,
  isLicensed: isLicensed(account),
  teamId: account.team?.id ?? null,
  teamRole: teamRoleOf(account),
  isMultiplicator: account.isMultiplicator,
})

export const userOf = (account: AccountRow): User => ({
  _id: account.id,
  email: account.email,
  name: account.name,
  role: account.role,
  // Records of customers and administrators have the id of the account.
  entity: account.id,
  team: account.team?.id ?? null,
  subscription: account.subscription?.id ?? null,
  billingType: account.billingType,
  freeUntil: lasts(account.freeUntil) ? account.freeUntil.toISOString() : null,
  isMultiplicator: account.isMultiplicator,
  isEmailVerified: account.emailVerifiedAt !== null,
  hasSubscription: account.subscription !== null,
  hasActiveSubscription: isLicensed(account),
  preferences: preferencesOf(account.preferences),
})

const lasts = (until: Date | null): until is Date => until !== null && Date.now() < until.getTime()

const preferencesOf = (stored: unknown): Preferences => {
  if (typeof stored !== 'object' || stored === null) return readPreferences(stored)
  const known = preferencesOfStored.get(stored)
  if (known) return known
  const preferences = readPreferences(stored)
  preferencesOfStored.set(stored, preferences)
  return preferences
}

/** Of rows that are remembered, checked once. */
const preferencesOfStored = new WeakMap<object, Preferences>()

/** A stored value that no longer fits falls back group by group: nobody is locked out by their preferences. */
const readPreferences = (stored: unknown): Preferences => {
  const whole = preferencesSchema.safeParse(stored)
  if (whole.success) return whole.data
  const groups = Object.entries((stored ?? {}) as Record<string, unknown>)
  const sound = groups.filter(([name, value]) => preferencesSchema.safeParse({ [name]: value }).success)
  return preferencesSchema.safeParse(Object.fromEntries(sound)).data ?? DEFAULT_PREFERENCES
}

type SessionFacts = {
  /** Of the account's team; unused where it has none. */
  readonly teamOwner: SessionTeam['owner']
  readonly hasInvoices: boolean
}

/**
 * The payer sees his own subscription; owner and managers see the team's; a member sees none (decisions), also not one
 * of his own that ended before he joined.
 */
export const sessionOf = (account: AccountRow, { teamOwner, hasInvoices }: SessionFacts): Session => {
  const teamRole = teamRoleOf(account)
  const seesTeam = teamRole === 'owner' || teamRole === 'manager'
  const own = account.billingType === 'member' ? null : account.subscription
  const subscription = own ?? (seesTeam ? account.teamSubscription : null)
  return {
    user: userOf(account),
    team: account.team && {
      _id: account.team.id,
      name: account.team.name,
      description: account.team.description,
      ownerHasAccess: account.team.ownerHasAccess,
      owner: teamOwner,
      licence: teamLicence(account.teamSubscription, new Date()),
    },
    hasInvoices,
    teamRole,
    subscription: subscription && subscriptionOf(subscription),
    offlineUntil: findOfflineUntil(account),
    license: subscription?.license ?? null,
  }
}

const findOfflineUntil = (account: AccountRow): string | null => {
  const ends = { ownEnd: findEnd(account.subscription), teamEnd: findEnd(account.teamSubscription) }
  return offlineAccessUntil({ ...licenceFactsOf(account), ...ends }, new Date())?.toISOString() ?? null
}

/** When a subscription ends; null where its next term begins by itself. */
const findEnd = (row: SubscriptionRow | null): Date | null =>
  row && (row.cancelAtPeriodEnd || !row.license.canAutoRenew) ? row.periodEnd : null

const subscriptionOf = (row: SubscriptionRow) => ({
  _id: row.id,
  status: row.status,
  subscriptionType: row.subscriptionType,
  license: row.license.id,
  licenseObject: row.license,
  periodEnd: row.periodEnd?.toISOString() ?? null,
  cancelAtPeriodEnd: row.cancelAtPeriodEnd,
})
