import { timingSafeEqual } from 'node:crypto'
import { verificationState } from '@gebaerdenraum/domain/accounts/verification-rule'
import type { VerificationAction } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import type { Allowance } from '../../platform/framework/rate-limits.ts'
import { hashToken } from './access-tokens.ts'
import { lockAccount, markEmailVerified, revokeTokens, updatePassword } from './account-changes.repository.ts'
import { enqueueAccountMail } from './account-mails.ts'
import { hashPassword } from './passwords.ts'
import { forgetResets } from './request-link.ts'
import type { Services } from './services.ts'
import { forgetFailures } from './sign-in-attempts.ts'
import { rememberOrigin } from './sign-in-origins.ts'
import { consumeVerification, endOpenVerifications, findVerification } from './verifications.repository.ts'

const ALL_ACTIONS: readonly VerificationAction[] = ['signupEmail', 'passwordReset', 'initialPassword']
const PER_LINK: Allowance = { points: 30, seconds: 3_600 }
const PASSWORD_MISSING = 'Passwort ist erforderlich'

type Verification = NonNullable<Awaited<ReturnType<typeof findVerification>>>
type Redemption = { readonly token: string; readonly password?: string | undefined }

/**
 * Follows a link. Whoever has its token reads the mail of that address: every kind of link confirms the address. Of
 * several calls with one token exactly one succeeds.
 */
export const redeemVerification = async (context: Context<Services, unknown, Redemption>): Promise<Verification> => {
  const { id, data, db, services, address } = context
  const verification = await provenVerification(db, id, data.token)
  refuseUnlessOpen(verification)
  // Hashing a password costs: limited for each link, which only its holder can use up.
  await services.rateLimits.spend(PER_LINK, `redeem:${id}`)
  const passwordHash = await newPasswordHash(verification.action, data.password)
  const redeemed = await runUnitOfWork(db, services, async (unit) => {
    const now = new Date()
    const account = await lockAccount(unit.db, verification.userId)
    if (!account) throw malformedLink()
    if (!(await consumeVerification(unit.db, id, now))) refuseUnlessOpen(await verificationOf(unit.db, id))
    await markEmailVerified(unit.db, account.id, now)
    if (passwordHash !== undefined) {
      await updatePassword(unit.db, account.id, passwordHash)
      await revokeTokens(unit.db, account.id, now)
      await endOpenVerifications(unit.db, account.id, ALL_ACTIONS, now)
      await rememberOrigin({ db: unit.db, services }, account, context, { forgetsOthers: true })
      await enqueueAccountMail(unit, services, 'passwordChanged', account)
    }
    return { ...verification, usedAt: now, email: account.email }
  })
  if (passwordHash !== undefined) {
    await forgetFailures(services.rateLimits, { email: redeemed.email, address })
    await forgetResets(services.rateLimits, redeemed.email)
  }
  return redeemed
}

/** An id that names nothing is a link that was copied wrongly, like a wrong token: 400, never 404. */
export const verificationOf = async (db: Database, id: string): Promise<Verification> => {
  const verification = isUuid(id) ? await findVerification(db, id) : undefined
  if (!verification) throw malformedLink()
  return verification
}

/** The same for the holder of its token; a wrong token is a link that was copied wrongly. */
export const provenVerification = async (db: Database, id: string, token: string): Promise<Verification> => {
  const verification = await verificationOf(db, id)
  if (!isSameHash(verification.tokenHash, hashToken(token))) throw malformedLink()
  return verification
}

const isSameHash = (known: string, given: string): boolean => timingSafeEqual(Buffer.from(known), Buffer.from(given))

const refuseUnlessOpen = (verification: Verification): void => {
  const state = verificationState(verification, new Date())
  if (state === 'used') throw new ApiError('Forbidden', 'Diesen Link hast du bereits verwendet.')
  if (state === 'expired') {
    throw new ApiError('Gone', 'Dieser Link ist nicht mehr gültig. Bitte fordere einen neuen an.')
  }
}

const newPasswordHash = async (action: VerificationAction, password?: string): Promise<string | undefined> => {
  if (action === 'signupEmail') return undefined
  if (password !== undefined) return hashPassword(password)
  throw new ApiError('BadRequest', PASSWORD_MISSING, { errors: { password: PASSWORD_MISSING } })
}

const malformedLink = () =>
  new ApiError('BadRequest', 'Dieser Link scheint fehlerhaft zu sein. Hast du ihn vielleicht fehlerhaft kopiert?')
