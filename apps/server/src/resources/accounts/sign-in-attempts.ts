import type { Allowance, RateLimits } from '../../framework/rate-limits.ts'

/** So many failures, then waiting. Unknown addresses are counted like known ones, so that the answers do not differ. */
const PER_ADDRESS: Allowance = { points: 100, seconds: 3_600 }
const PER_ACCOUNT_AND_ADDRESS: Allowance = { points: 10, seconds: 900 }
const PER_ACCOUNT: Allowance = { points: 50, seconds: 3_600 }
const PER_PASSWORD_PROOF: Allowance = { points: 10, seconds: 900 }

/** An attempt that was counted and turned out to be right: it was no failure after all. */
export type Attempt = { succeeded(): Promise<void> }

/**
 * Counts an attempt to sign in before the password is compared, so that many sent at once do not slip past the limit;
 * success takes it back. The caller's own address comes first: once that is used up, he cannot lock out others.
 */
export const countSignIn = async (limits: RateLimits, email: string, address: string): Promise<Attempt> => {
  const account = `sign-in:${email.toLowerCase()}`
  const pair = `${account}:${address}`
  await limits.spend(PER_ADDRESS, `sign-in:${address}`)
  await limits.spend(PER_ACCOUNT_AND_ADDRESS, pair)
  await limits.spend(PER_ACCOUNT, account)
  return {
    async succeeded() {
      await limits.giveBack(PER_ADDRESS, `sign-in:${address}`)
      await limits.forget(PER_ACCOUNT_AND_ADDRESS, pair)
      await limits.forget(PER_ACCOUNT, account)
    },
  }
}

/** Counts an attempt of somebody signed in to name his password again: the sign-in may be stolen. */
export const countPasswordProof = async (limits: RateLimits, userId: string): Promise<Attempt> => {
  const key = `password-proof:${userId}`
  await limits.spend(PER_PASSWORD_PROOF, key)
  return { succeeded: () => limits.forget(PER_PASSWORD_PROOF, key) }
}
