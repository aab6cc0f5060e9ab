import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { inTransaction } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/framework/define-resource.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import { lockAccount, revokeTokens } from '../account-changes.repository.ts'
import { findPasswordHash } from '../accounts.repository.ts'
import { isPassword } from '../passwords.ts'
import type { Services } from '../services.ts'
import { countPasswordProof } from '../sign-in-attempts.ts'
import { proveSecondFactor, wrongCode } from './prove-second-factor.ts'
import {
  confirmPendingSecret,
  findSecondFactor,
  keepPendingSecret,
  markSecondFactorProven,
  replaceRecoveryCodes,
} from './second-factors.repository.ts'

type Where = Pick<Context<Services>, 'db' | 'services' | 'audit'> & { readonly caller: UserCaller }

/** Gives the secret of a device that is to be set up. The present one stays until the new one has shown a code. */
export const beginDevice = async (
  where: Where,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<{ readonly secret: string; readonly uri: string }> => {
  const { db, caller, services, audit } = where
  await assertPassword(where, password)
  const isChange = (await findSecondFactor(db, caller.userId))?.secret != null
  if (isChange) await assertCode(where, code)
  const { secondFactorCrypto: crypto } = services
  const secret = crypto.makeSecret()
  const account = await inTransaction(db, async (transaction) => {
    await keepPendingSecret(transaction, caller.userId, crypto.seal(secret, caller.userId))
    return lockAccount(transaction, caller.userId)
  })
  audit({ subject: caller.userId, note: { step: isChange ? 'change-device' : 'set-up' } })
  return { secret, uri: crypto.uriOf(secret, account?.email ?? '') }
}

/** The new device has shown a code: it counts from now on, here at once; everywhere else one has to sign in anew. */
export const confirmDevice = async (where: Where, code: string): Promise<readonly string[]> => {
  const { db, caller, services, audit } = where
  const { secondFactorCrypto: crypto, rateLimits } = services
  const { userId, tokenId } = caller
  await rateLimits.spend({ points: 20, seconds: 900 }, `second-factor-set-up:${userId}`)
  const pendingSecret = (await findSecondFactor(db, userId))?.pendingSecret
  if (pendingSecret == null) throw new ApiError('Conflict', 'Beginne die Einrichtung noch einmal.')
  const now = new Date()
  const step = crypto.stepOf(crypto.open(pendingSecret, userId), code, now)
  if (step === undefined) throw wrongCode()
  const recoveryCodes = crypto.makeRecoveryCodes()
  await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, userId)
    if (!(await confirmPendingSecret(transaction, { userId, pendingSecret, step, now }))) throw wrongCode()
    await replaceRecoveryCodes(transaction, userId, hashed(where, recoveryCodes))
    await markSecondFactorProven(transaction, tokenId, now)
    await revokeTokens(transaction, userId, now, { except: tokenId })
  })
  audit({ subject: userId, note: { step: 'confirmed' } })
  return recoveryCodes
}

/** New recovery codes; those that were there are void. */
export const renewRecoveryCodes = async (
  where: Where,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<readonly string[]> => {
  const { db, caller, services, audit } = where
  await assertPassword(where, password)
  await assertCode(where, code)
  const recoveryCodes = services.secondFactorCrypto.makeRecoveryCodes()
  await inTransaction(db, async (transaction) => {
    await lockAccount(transaction, caller.userId)
    await replaceRecoveryCodes(transaction, caller.userId, hashed(where, recoveryCodes))
  })
  audit({ subject: caller.userId, note: { step: 'new-recovery-codes' } })
  return recoveryCodes
}

const hashed = ({ services, caller }: Where, codes: readonly string[]): readonly string[] =>
  codes.map((code) => services.secondFactorCrypto.hashRecoveryCode(code, caller.userId))

/** The sign-in may be stolen: what changes the second factor asks for the password again. */
const assertPassword = async ({ db, caller, services }: Where, password: string): Promise<void> => {
  const attempt = await countPasswordProof(services.rateLimits, caller.userId)
  if (!(await isPassword(password, await findPasswordHash(db, caller.userId)))) {
    const message = 'Das Passwort ist falsch.'
    throw new ApiError('BadRequest', message, { errors: { password: message } })
  }
  await attempt.succeeded()
}

const assertCode = async ({ db, caller, services }: Where, code: string | undefined): Promise<void> => {
  if (code === undefined)
    throw new ApiError('BadRequest', 'Code ist erforderlich', { errors: { code: 'Code ist erforderlich' } })
  if (!(await proveSecondFactor({ db, services }, { userId: caller.userId, code }))) throw wrongCode()
}
