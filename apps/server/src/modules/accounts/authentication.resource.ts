import { isViewed } from '@gebaerdenraum/domain/accounts/access/caller'
import { anyone, anySignIn } from '@gebaerdenraum/domain/accounts/access/permissions'
import { authenticationContract } from '@gebaerdenraum/domain/accounts/session.contract'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { insertAuditEntry } from '../../platform/framework/audit.repository.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { viewedRefusal } from '../../platform/framework/read-only-database.ts'
import { makeToken } from './access-tokens.ts'
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
import { codeRefusal, type Proof, proveSecondFactor } from './second-factors/prove-second-factor.ts'
import { isEnrolled } from './second-factors/second-factors.repository.ts'
import type { Services } from './services.ts'
import { defineResource } from './services.ts'
import { beginSignIn, wrongPassword } from './sign-in-attempts.ts'
import { rememberOrigin } from './sign-in-origins.ts'

const DAY_MS = 86_400_000

export const authenticationResource = defineResource(authenticationContract, {
  create: {
    allow: anyone({ rows: 'own, by password or token' }),
    // Limits depend on who signs in from where: sign-in-attempts.ts. A token is looked up as in every other call.
    // Comparing a password takes its time on purpose: no transaction is held meanwhile.
    transaction: 'none',
    // Says whose token it is; nobody signs in from there.
    whileViewed: 'reads',
    async handle({ data, caller, db, address, device, services }) {
      const { settings } = services
      if (data.strategy === 'jwt') {
        const { account } = await services.signIns.findAccount(data.accessToken, {
          isUnattended: false,
          isReading: false,
        })
        return { accessToken: data.accessToken, authentication: { strategy: 'jwt' }, user: userOf(account) }
      }
      if (isViewed(caller)) throw viewedRefusal()
      const attempt = await beginSignIn({ db, services }, { email: data.email, address, device })
      const credentials = await findCredentials(db, data.email)
      const passwordHash = attempt.isClosed ? undefined : credentials?.passwordHash
      if (!(await isPassword(data.password, passwordHash)) || !credentials) throw attempt.refusal()
      await attempt.succeeded()
      const proof = await secondFactorOf({ db, services }, credentials.id, data.code, attempt.knownDevice)
      const { token, tokenHash } = makeToken()
      const now = new Date()
      const account = await inTransaction(db, async (transaction) => {
        const locked = await lockAccount(transaction, credentials.id)
        // A password changed while the old one was compared has ended all sign-ins: no new one may follow.
        if (locked?.passwordHash !== credentials.passwordHash) return undefined
        const expiresAt = new Date(now.getTime() + settings.signInDays * DAY_MS)
        const secondFactorAt = proof && now
        await insertAccessToken(transaction, { userId: credentials.id, tokenHash, expiresAt, secondFactorAt }, now)
        await revokeSurplusTokens(transaction, credentials.id, settings.maxSignIns, now)
        await rememberOrigin({ db: transaction, services }, locked, { device, address })
        const account = await findAccountById(transaction, credentials.id)
        if (account?.role === 'admins') await keepSignIn(transaction, account.id, proof)
        return account
      })
      if (!account) throw wrongPassword()
      return { accessToken: token, authentication: { strategy: 'local' }, user: userOf(account) }
    },
  },
  remove: {
    allow: anySignIn({ rows: 'the sign-in of this call' }),
    async handle({ caller, db }) {
      if (caller.kind !== 'user') throw new ApiError('NotAuthenticated', 'Bitte melde dich an.')
      const account = await findAccountById(db, caller.userId)
      if (!account) throw new ApiError('NotFound', 'Das Konto gibt es nicht mehr.')
      await deleteAccessToken(db, caller.tokenId)
      return { accessToken: '', authentication: { strategy: 'jwt' }, user: userOf(account) }
    },
  },
})

/** How a second factor was proven; null for accounts without one. */
const secondFactorOf = async (
  where: { readonly db: Database; readonly services: Services },
  userId: string,
  code: string | undefined,
  knownDevice: string | undefined,
): Promise<Proof | null> => {
  if (!(await isEnrolled(where.db, userId))) return null
  if (code === undefined) throw codeRefusal(code)
  const proof = await proveSecondFactor(where, { userId, code, knownDevice })
  if (proof) return proof
  // Somebody knows the password and not the device: other administrators have to be able to see it.
  const account = await findAccountById(where.db, userId)
  if (account?.role === 'admins') await keepSignIn(where.db, userId, 'wrong-code')
  throw codeRefusal(code)
}

/** Who came in as an administrator, and by what, belongs to what administrators did. */
const keepSignIn = (db: Database, userId: string, proof: Proof | 'wrong-code' | null): Promise<string> =>
  insertAuditEntry(db, {
    actorId: userId,
    action: 'authentication.create',
    subject: userId,
    outcome: proof === 'wrong-code' ? 'failed' : 'done',
    details: { note: { secondFactor: proof ?? 'none' } },
  })
