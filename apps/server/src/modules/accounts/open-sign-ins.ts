import { ANONYMOUS, type Caller, type UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { ChangeFeed } from '../../platform/database/changes/change-feed.ts'
import { openReadCache } from '../../platform/database/changes/read-cache.ts'
import type { Database } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import type { TokenUse } from '../../platform/framework/routes.ts'
import { hashToken } from './access-tokens.ts'
import { callerOf } from './account-of.ts'
import { accountTopics } from './account-topics.ts'
import { type AccountRow, findAccountByTokenHash, findLivingAdminSignIn, touchSignIn } from './accounts.repository.ts'
import { isEnrolled } from './second-factors/second-factors.repository.ts'
import { adminLimits, type SignInRules } from './sign-in-rules.ts'

export type SignIns = {
  /** Who calls. A token that is not valid is an error, never an anonymous caller: the client has to know. */
  authenticate(token: string | undefined, use: TokenUse): Promise<Caller>
  /**
   * The account behind a token and its caller. Throws `NotAuthenticated`; `Token not allowed` is the specified message
   * for a sign-in that newer ones pushed out.
   */
  findAccount(token: string, use: TokenUse): Promise<{ readonly account: AccountRow; readonly caller: UserCaller }>
}

type SignInRow = NonNullable<Awaited<ReturnType<typeof findAccountByTokenHash>>>

/** Not with every call: a minute more or less makes no difference. */
const NOTE_USE_MS = 60_000
/** About 2 kB each. */
const MAX_REMEMBERED = 10_000

/**
 * Sign-ins and the accounts behind them. Those of customers are remembered for calls that read, so that these ask the
 * database nothing (decision 0051). Administrators are always read, also while they look at the app as somebody else.
 */
export const openSignIns = (options: {
  readonly db: Database
  readonly changes: ChangeFeed
  readonly settings: SignInRules
}): SignIns => {
  const { db, changes, settings } = options
  const remembered = openReadCache<SignInRow>({
    changes,
    listTopics: (row) => (isRemembered(row) ? accountTopics(row) : undefined),
    maxWeight: MAX_REMEMBERED,
    weigh: () => 1,
  })

  const findRow = async (tokenHash: string, isReading: boolean, now: Date): Promise<SignInRow | undefined> => {
    const limits = adminLimits(settings, now)
    const load = () => findAccountByTokenHash(db, tokenHash, now, limits)
    const row = await (isReading ? remembered.read(tokenHash, load) : load())
    return row && row.expiresAt > now ? row : undefined
  }

  const findAccount: SignIns['findAccount'] = async (token, { isUnattended, isReading }) => {
    const now = new Date()
    const noteUse = async (tokenId: string, lastUsedAt: Date): Promise<void> => {
      const isNoted = isUnattended || now.getTime() - lastUsedAt.getTime() < NOTE_USE_MS
      if (!isNoted) await touchSignIn(db, tokenId, now)
    }
    const row = await findRow(hashToken(token), isReading, now)
    if (!row) throw expired()
    if (row.revokedAt) throw new ApiError('NotAuthenticated', 'Token not allowed')
    const caller = callerOf(row, row.tokenId)
    if (row.viewedBy !== null) {
      // Looking at the app as somebody ends with the sign-in it began from; nobody looks as somebody who has become an administrator.
      const limits = adminLimits(settings, now)
      const from = row.role === 'admins' ? undefined : await findLivingAdminSignIn(db, row.viewedBy, now, limits)
      if (!from) throw expired()
      await noteUse(row.viewedBy, from.lastUsedAt)
      return { account: row, caller: { ...caller, viewedBy: row.viewedBy } }
    }
    if (row.role !== 'admins') return { account: row, caller }
    await noteUse(row.tokenId, row.lastUsedAt)
    return { account: row, caller: (await awaitsSecondFactor(db, row, settings)) ? enrolling(caller) : caller }
  }

  return {
    findAccount,
    authenticate: async (token, use) =>
      token === undefined || token === '' ? ANONYMOUS : (await findAccount(token, use)).caller,
  }
}

const isRemembered = ({ role, viewedBy, revokedAt }: SignInRow): boolean =>
  role !== 'admins' && viewedBy === null && revokedAt === null

/** An administrator is one only with a second factor. In a demonstration that is for who has set one up. */
const awaitsSecondFactor = async (
  db: Database,
  { id, secondFactorAt }: { readonly id: string; readonly secondFactorAt: Date | null },
  { demo }: SignInRules,
): Promise<boolean> => secondFactorAt === null && (!demo || (await isEnrolled(db, id)))

const enrolling = (caller: UserCaller): UserCaller => ({ ...caller, isLicensed: false, awaitsSecondFactor: true })

const expired = () => new ApiError('NotAuthenticated', 'Deine Sitzung ist abgelaufen.')
