import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { type Allowance, type RateLimits, tooManyAttempts } from '../../platform/framework/rate-limits.ts'

const PER_NETWORK: Allowance = { points: 20, seconds: 3_600 }
/** A password is hashed for each: the holder of one invitation must not keep the server busy either. */
const PER_INVITED_ADDRESS: Allowance = { points: 10, seconds: 3_600 }

type SignUp = {
  readonly email: string
  /** Address (IPv6: network) of the other side. */
  readonly network: string
  /** Whether the token of an invitation proves that the person reads the mail of this address. */
  readonly isInvited: boolean
}

/**
 * Counts a sign-up; throws 429 when it is one too many. Accounts of strangers are limited by network. People of one
 * institution sign up in one room with their invitations: these are limited by address, so the room does not matter.
 */
export const limitSignUps = async (limits: RateLimits, { email, network, isInvited }: SignUp): Promise<void> => {
  if (isInvited) return limits.spend(PER_INVITED_ADDRESS, `sign-up-invited:${emailKey(email)}`)
  const seconds = await limits.secondsToWait(PER_NETWORK, `sign-up-from:${network}`)
  if (seconds > 0) throw tooManyAttempts(seconds, () => tooManyFromHere(Math.ceil(seconds / 60)))
}

const tooManyFromHere = (minutes: number): string =>
  `Von hier haben sich gerade viele angemeldet. Bitte versuche es in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`
