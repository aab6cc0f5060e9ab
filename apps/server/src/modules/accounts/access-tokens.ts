import { createHash, randomBytes } from 'node:crypto'
import { ANONYMOUS, type Caller, type UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { callerOf } from './account-of.ts'
import {
  type AdminLimits,
  findAccountByTokenHash,
  findLivingAdminSignIn,
  findLivingView,
  touchSignIn,
} from './accounts.repository.ts'
import { isEnrolled } from './second-factors/second-factors.repository.ts'

/** 256 random bits: cannot be guessed, so a plain hash (no salt, no stretching) keeps it safely. */
export const makeToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** What holds for sign-ins, from the settings. */
export type SignInRules = {
  readonly demo: boolean
  readonly adminSessionHours: number
  readonly adminIdleMinutes: number
}

/** Who calls. A token that does not hold is an error, never an anonymous caller: the client has to know. */
export const authenticate = async (
  token: string | undefined,
  db: Database,
  rules: SignInRules,
  use: Use,
): Promise<Caller> => (token === undefined || token === '' ? ANONYMOUS : (await holderOf(token, db, rules, use)).caller)

/** Whether somebody is there: what an open page asks by itself keeps no sign-in awake. */
export type Use = { readonly isUnattended: boolean }

/** The account behind a token. `Token not allowed` is the specified message for a sign-in that newer ones pushed out. */
export const holderOf = async (token: string, db: Database, rules: SignInRules, use: Use = { isUnattended: false }) => {
  const now = new Date()
  const noteUse = async (tokenId: string, lastUsedAt: Date): Promise<void> => {
    const isNoted = use.isUnattended || now.getTime() - lastUsedAt.getTime() < NOTE_USE_MS
    if (!isNoted) await touchSignIn(db, tokenId, now)
  }
  const limits = limitsOf(rules, now)
  const row = await findAccountByTokenHash(db, hashToken(token), now, limits)
  if (!row) throw expired()
  if (row.revokedAt) throw new ApiError('NotAuthenticated', 'Token not allowed')
  const caller = callerOf(row, row.tokenId)
  if (row.viewedBy !== null) {
    // Looking at the app as somebody ends with the sign-in it began from; nobody looks as somebody who has become an administrator.
    const from = row.role === 'admins' ? undefined : await findLivingAdminSignIn(db, row.viewedBy, now, limits)
    if (!from) throw expired()
    await noteUse(row.viewedBy, from.lastUsedAt)
    return { account: row, caller: { ...caller, viewedBy: row.viewedBy } }
  }
  if (row.role !== 'admins') return { account: row, caller }
  await noteUse(row.tokenId, row.lastUsedAt)
  return { account: row, caller: (await awaitsSecondFactor(db, row, rules)) ? enrolling(caller) : caller }
}

/**
 * The sign-in from which an administrator looks at the app as this person; undefined when that has ended. Reading it does
 * not count as use: pictures of a page that stays open must not keep a sign-in awake.
 */
export const findViewingSignIn = async (
  db: Database,
  view: { readonly viewId: string; readonly userId: string },
  rules: SignInRules,
): Promise<string | undefined> => {
  const now = new Date()
  const viewedBy = await findLivingView(db, view, now)
  if (viewedBy === undefined) return undefined
  return (await findLivingAdminSignIn(db, viewedBy, now, limitsOf(rules, now))) && viewedBy
}

/** Sign-ins of administrators are short: so many hours, and so many minutes without use. */
const limitsOf = ({ adminSessionHours, adminIdleMinutes }: SignInRules, now: Date): AdminLimits => ({
  adminsBegunAfter: new Date(now.getTime() - adminSessionHours * 3_600_000),
  adminsUsedAfter: new Date(now.getTime() - adminIdleMinutes * 60_000),
})

/** Not with every call: a minute more or less makes no difference. */
const NOTE_USE_MS = 60_000

/** An administrator is one only with a second factor. In a demonstration that is for who has set one up. */
const awaitsSecondFactor = async (
  db: Database,
  { id, secondFactorAt }: { readonly id: string; readonly secondFactorAt: Date | null },
  { demo }: SignInRules,
): Promise<boolean> => secondFactorAt === null && (!demo || (await isEnrolled(db, id)))

const enrolling = (caller: UserCaller): UserCaller => ({ ...caller, isLicensed: false, awaitsSecondFactor: true })

const expired = () => new ApiError('NotAuthenticated', 'Deine Sitzung ist abgelaufen.')
