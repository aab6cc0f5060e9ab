import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import type { Database } from '../../platform/database/database.ts'
import type { Device } from '../../platform/framework/device-cookie.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { type Allowance, type RateLimits, tooManyAttempts } from '../../platform/framework/rate-limits.ts'
import type { Services } from './services.ts'
import { findKnownOrigin } from './sign-in-origins.ts'

/**
 * Limits on failed sign-ins (docs/decisions/0033). Unknown addresses are counted like known ones, so that the answers
 * do not differ.
 */
const PER_ADDRESS: Allowance = { points: 100, seconds: 3_600 }
const PER_ACCOUNT_AND_ADDRESS: Allowance = { points: 10, seconds: 900 }
const PER_ACCOUNT: Allowance = { points: 50, seconds: 3_600 }
const PER_KNOWN_DEVICE: Allowance = { points: 10, seconds: 900 }
const PER_PASSWORD_PROOF: Allowance = { points: 10, seconds: 900 }
/** Against floods, right passwords included: comparing one takes its time and 19 MiB. */
const FLOOD: Allowance = { points: 600, seconds: 300 }

/** Wrong address and wrong password are one answer, given in the same time. */
const WRONG = 'E-Mail oder Passwort ist falsch.'

/** An attempt that was counted and turned out to be right: it was no failure after all. */
export type Attempt = { succeeded(): Promise<void> }

export type SignInAttempt = Attempt & {
  /** Whether even the right password is refused. It is to be compared with a hash that nobody has all the same. */
  readonly isClosed: boolean
  /** The hash of the device, if the account signed in from it before. */
  readonly knownDevice: string | undefined
  /** What a wrong password is answered with. */
  refusal(): ApiError
}

type Where = { readonly db: Database; readonly services: Services }
type From = { readonly email: string; readonly address: string; readonly device: Device }

/**
 * Counts an attempt to sign in before the password is compared, so that many sent at once do not slip past the limit;
 * success takes it back. Throws 429 where the caller's own limits are used up.
 *
 * A known device has limits of its own that nobody else can use up. A known network goes past the limit of the
 * account; to the wrong password it is answered as every other network is, and after the same time: otherwise the
 * answers would tell strangers in that network which accounts exist.
 */
export const beginSignIn = async (where: Where, from: From): Promise<SignInAttempt> => {
  const { rateLimits } = where.services
  const account = keyOf(from.email)
  const { device, isNetworkKnown } = await findKnownOrigin(where, from)
  if (device !== undefined) return attemptOfDevice(rateLimits, account, device)

  const pair = pairKeyOf(from)
  await rateLimits.spend(FLOOD, `sign-in-flood:${from.address}`)
  await rateLimits.spend(PER_ADDRESS, `sign-in:${from.address}`)
  await rateLimits.spend(PER_ACCOUNT_AND_ADDRESS, pair)
  const waitSeconds = await rateLimits.secondsToWait(PER_ACCOUNT, account)
  return {
    isClosed: waitSeconds > 0 && !isNetworkKnown,
    knownDevice: undefined,
    refusal: () => (waitSeconds > 0 ? tooManyAttempts(waitSeconds) : wrongPassword()),
    async succeeded() {
      await rateLimits.giveBack(PER_ADDRESS, `sign-in:${from.address}`)
      await rateLimits.forget(PER_ACCOUNT_AND_ADDRESS, pair)
      await rateLimits.giveBack(PER_ACCOUNT, account)
    },
  }
}

const attemptOfDevice = async (rateLimits: RateLimits, account: string, device: string): Promise<SignInAttempt> => {
  const key = `${account}:device:${device}`
  await rateLimits.spend(FLOOD, `sign-in-flood:${account}`)
  await rateLimits.spend(PER_KNOWN_DEVICE, key)
  // Counted for the account, too, without being refused: whoever took the device gets fewer guesses elsewhere.
  await rateLimits.secondsToWait(PER_ACCOUNT, account)
  return {
    isClosed: false,
    knownDevice: device,
    refusal: wrongPassword,
    async succeeded() {
      await rateLimits.forget(PER_KNOWN_DEVICE, key)
      await rateLimits.giveBack(PER_ACCOUNT, account)
    },
  }
}

/** After a password was set by a link from this network: earlier failures in it do not count any more. */
export const forgetFailures = (rateLimits: RateLimits, from: Pick<From, 'email' | 'address'>): Promise<void> =>
  rateLimits.forget(PER_ACCOUNT_AND_ADDRESS, pairKeyOf(from))

const keyOf = (email: string): string => `sign-in:${emailKey(email)}`
const pairKeyOf = ({ email, address }: Pick<From, 'email' | 'address'>): string => `${keyOf(email)}:${address}`

export const wrongPassword = () => new ApiError('NotAuthenticated', WRONG)

/** Counts an attempt of somebody signed in to name his password again: the sign-in may be stolen. */
export const countPasswordProof = async (limits: RateLimits, userId: string): Promise<Attempt> => {
  const key = `password-proof:${userId}`
  await limits.spend(PER_PASSWORD_PROOF, key)
  return { succeeded: () => limits.forget(PER_PASSWORD_PROOF, key) }
}
