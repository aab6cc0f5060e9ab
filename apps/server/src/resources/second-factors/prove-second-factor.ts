import type { SecondFactorAsked } from '@gebaerdenraum/domain/accounts/second-factors.contract'
import type { Database } from '../../database/database.ts'
import { ApiError } from '../../framework/errors.ts'
import type { Allowance } from '../../framework/rate-limits.ts'
import type { Services } from '../../services.ts'
import { findPasswordHash } from '../accounts/accounts.repository.ts'
import { isDeviceCode } from './second-factor-crypto.ts'
import { findSecondFactor, useRecoveryCode, useStep } from './second-factors.repository.ts'

/** Of a million codes three count at a time: thirty attempts a day guess one in thirty years. */
const ATTEMPTS: Allowance = { points: 10, seconds: 900 }
const ATTEMPTS_A_DAY: Allowance = { points: 30, seconds: 86_400 }
const WRONG = 'Der Code stimmt nicht oder wurde schon benutzt.'

export type Proof = 'device' | 'recovery-code'

type Where = { readonly db: Database; readonly services: Services }

/**
 * Uses a code up that shows that somebody has the device; undefined where it is wrong. Too many wrong ones make wait.
 * Never to be called inside a transaction.
 */
export const proveSecondFactor = async (
  { db, services }: Where,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<Proof | undefined> => {
  const { rateLimits, secondFactorCrypto: crypto } = services
  const key = `second-factor:${userId}`
  // Only who knows the password gets here: with a new one the day's count begins anew for its owner.
  const keyOfDay = `${key}:${await findPasswordHash(db, userId)}`
  await rateLimits.spend(ATTEMPTS, key)
  await rateLimits.spend(ATTEMPTS_A_DAY, keyOfDay)
  const now = new Date()
  const sealed = (await findSecondFactor(db, userId))?.secret
  const step = sealed && isDeviceCode(code) ? crypto.stepOf(crypto.open(sealed, userId), code, now) : undefined
  const isRight =
    step === undefined
      ? !isDeviceCode(code) && (await useRecoveryCode(db, userId, crypto.hashRecoveryCode(code, userId), now))
      : await useStep(db, userId, step)
  if (!isRight) return undefined
  await rateLimits.forget(ATTEMPTS, key)
  await rateLimits.forget(ATTEMPTS_A_DAY, keyOfDay)
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
