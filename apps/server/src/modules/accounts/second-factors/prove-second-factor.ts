import type { SecondFactorAsked } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import type { Database } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { Allowance } from '../../../platform/framework/rate-limits.ts'
import { findPasswordHash } from '../accounts.repository.ts'
import type { Services } from '../services.ts'
import { isDeviceCode } from './second-factor-crypto.ts'
import { findSecondFactor, useRecoveryCode, useStep } from './second-factors.repository.ts'

/** Of a million codes three count at a time: thirty attempts a day guess one in thirty years. */
const ATTEMPTS: Allowance = { points: 10, seconds: 900 }
const ATTEMPTS_A_DAY: Allowance = { points: 30, seconds: 86_400 }
/** All of an account, whatever its password: somebody who reads its mail could set new passwords to go on guessing. */
const ATTEMPTS_A_DAY_OF_ACCOUNT: Allowance = { points: 90, seconds: 86_400 }
const WRONG = 'Der Code stimmt nicht oder wurde schon benutzt.'

export type Proof = 'device' | 'recovery-code'

type Attempted = {
  readonly userId: string
  readonly code: string
  /** The device that the account signed in from before (its hash), if it is one. */
  readonly knownDevice?: string | undefined
}

type Where = { readonly db: Database; readonly services: Services }

/**
 * Uses a code up that shows that somebody has the device; undefined where it is wrong. Too many wrong ones make wait.
 * Never to be called inside a transaction.
 */
export const proveSecondFactor = async (
  { db, services }: Where,
  { userId, code, knownDevice = 'none' }: Attempted,
): Promise<Proof | undefined> => {
  const { rateLimits, secondFactorCrypto: crypto } = services
  // Only who knows the password gets here. Its owner is not locked out by somebody else who knows it: a known device has
  // counts of its own, and with a new password they begin anew.
  const key = `second-factor:${userId}:${await findPasswordHash(db, userId)}:${knownDevice}`
  const keyOfAccount = `second-factor:${userId}`
  await rateLimits.spend(ATTEMPTS, key)
  await rateLimits.spend(ATTEMPTS_A_DAY, key)
  await rateLimits.spend(ATTEMPTS_A_DAY_OF_ACCOUNT, keyOfAccount)
  const now = new Date()
  const sealed = (await findSecondFactor(db, userId))?.secret
  const step = sealed && isDeviceCode(code) ? crypto.stepOf(crypto.open(sealed, userId), code, now) : undefined
  const isRight =
    step === undefined
      ? !isDeviceCode(code) && (await useRecoveryCode(db, userId, crypto.hashRecoveryCode(code, userId), now))
      : await useStep(db, userId, step)
  if (!isRight) return undefined
  await rateLimits.forget(ATTEMPTS, key)
  await rateLimits.forget(ATTEMPTS_A_DAY, key)
  await rateLimits.giveBack(ATTEMPTS_A_DAY_OF_ACCOUNT, keyOfAccount)
  return step === undefined ? 'recovery-code' : 'device'
}

/** In place of a sign-in: the password was right, a code is missing or wrong. */
export const codeRefusal = (code: string | undefined): ApiError => {
  const data: SecondFactorAsked = { secondFactor: true }
  if (code === undefined)
    return new ApiError('NotAuthenticated', 'Gib den Code aus deiner Authenticator-App ein.', { data })
  return new ApiError('NotAuthenticated', WRONG, { data, errors: { code: WRONG } })
}

/** Of somebody who is signed in: his session stays. */
export const wrongCode = (): ApiError => new ApiError('BadRequest', WRONG, { errors: { code: WRONG } })
