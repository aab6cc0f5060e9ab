import { isViewed } from '@gebaerdenraum/domain/access/caller'
import { anyone, signedInUnverified } from '@gebaerdenraum/domain/access/permissions'
import { authenticationContract } from '@gebaerdenraum/domain/accounts/session.contract'
import { inTransaction } from '../../database/transaction.ts'
import { defineResource } from '../../define.ts'
import { ApiError } from '../../framework/errors.ts'
import { viewedRefusal } from '../../framework/read-only-database.ts'
import { holderOf, makeToken } from './access-tokens.ts'
import { lockAccount } from './account-changes.repository.ts'
import { userOf } from './account-of.ts'
import {
  deleteAccessToken,
  findAccountById,
  findCredentials,
  insertAccessToken,
  revokeSurplusTokens,
} from './accounts.repository.ts'
import { isPassword } from './passwords.ts'
import { countSignIn } from './sign-in-attempts.ts'

const DAY_MS = 86_400_000

/** Wrong address and wrong password are one answer, given in the same time. */
const WRONG = 'E-Mail oder Passwort ist falsch.'

export const authenticationResource = defineResource(authenticationContract, {
  create: {
    allow: anyone({ rows: 'own, by password or token' }),
    // Against floods only; guessing is slowed down by what fails (sign-in-attempts.ts).
    limit: { points: 600, seconds: 300, by: 'address' },
    // Comparing a password takes its time on purpose: no transaction is held meanwhile.
    transaction: 'none',
    // Says whose token it is; nobody signs in from there.
    whileViewed: 'reads',
    async handle({ data, caller, db, address, services: { settings, rateLimits } }) {
      if (data.strategy === 'jwt') {
        const { account } = await holderOf(data.accessToken, db)
        return { accessToken: data.accessToken, authentication: { strategy: 'jwt' }, user: userOf(account) }
      }
      if (isViewed(caller)) throw viewedRefusal()
      const attempt = await countSignIn(rateLimits, data.email, address)
      const credentials = await findCredentials(db, data.email)
      if (!(await isPassword(data.password, credentials?.passwordHash)) || !credentials) {
        throw new ApiError('NotAuthenticated', WRONG)
      }
      await attempt.succeeded()
      const { token, tokenHash } = makeToken()
      const now = new Date()
      const account = await inTransaction(db, async (transaction) => {
        const locked = await lockAccount(transaction, credentials.id)
        // A password changed while the old one was compared has ended all sign-ins: no new one may follow.
        if (locked?.passwordHash !== credentials.passwordHash) return undefined
        const expiresAt = new Date(now.getTime() + settings.signInDays * DAY_MS)
        await insertAccessToken(transaction, { userId: credentials.id, tokenHash, expiresAt })
        await revokeSurplusTokens(transaction, credentials.id, settings.maxSignIns, now)
        return findAccountById(transaction, credentials.id)
      })
      if (!account) throw new ApiError('NotAuthenticated', WRONG)
      return { accessToken: token, authentication: { strategy: 'local' }, user: userOf(account) }
    },
  },
  remove: {
    allow: signedInUnverified({ rows: 'the sign-in of this call' }),
    async handle({ caller, db }) {
      if (caller.kind !== 'user') throw new ApiError('NotAuthenticated', 'Bitte melde dich an.')
      const account = await findAccountById(db, caller.userId)
      if (!account) throw new ApiError('NotFound', 'Das Konto gibt es nicht mehr.')
      await deleteAccessToken(db, caller.tokenId)
      return { accessToken: '', authentication: { strategy: 'jwt' }, user: userOf(account) }
    },
  },
})
