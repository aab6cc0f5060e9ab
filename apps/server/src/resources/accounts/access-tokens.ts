import { createHash, randomBytes } from 'node:crypto'
import { ANONYMOUS, type Caller } from '@gebaerdenraum/domain/access/caller'
import type { Database } from '../../database/database.ts'
import { ApiError } from '../../framework/errors.ts'
import { callerOf } from './account-of.ts'
import { findAccountByTokenHash, isLivingSignIn } from './accounts.repository.ts'

/** 256 random bits: cannot be guessed, so a plain hash (no salt, no stretching) keeps it safely. */
export const makeToken = (): { token: string; tokenHash: string } => {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Who calls. A token that does not hold is an error, never an anonymous caller: the client has to know. */
export const authenticate = async (token: string | undefined, db: Database): Promise<Caller> =>
  token === undefined || token === '' ? ANONYMOUS : (await holderOf(token, db)).caller

/** The account behind a token. `Token not allowed` is the specified message for a sign-in that newer ones pushed out. */
export const holderOf = async (token: string, db: Database) => {
  const now = new Date()
  const row = await findAccountByTokenHash(db, hashToken(token), now)
  if (!row) throw expired()
  if (row.revokedAt) throw new ApiError('NotAuthenticated', 'Token not allowed')
  const caller = callerOf(row, row.tokenId)
  if (row.viewedBy === null) return { account: row, caller }
  // Looking at the app as somebody ends with the sign-in it began from; nobody looks as somebody who has become an administrator.
  if (row.role === 'admins' || !(await isLivingSignIn(db, row.viewedBy, now))) throw expired()
  return { account: row, caller: { ...caller, viewedBy: row.viewedBy } }
}

const expired = () => new ApiError('NotAuthenticated', 'Deine Sitzung ist abgelaufen.')
