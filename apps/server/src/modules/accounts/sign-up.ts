import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import type { Allowance } from '../../platform/framework/rate-limits.ts'
import { insertAccount } from './account-changes.repository.ts'
import { type PreparedSignUp, type SignUpData, signUpSteps } from './extensions/index.ts'
import { limitSignUps } from './limit-sign-ups.ts'
import { hashPassword } from './passwords.ts'
import { sendAccountLinkJob } from './send-account-link.job.ts'
import type { Services } from './services.ts'

/** Mails that strangers may cause to one account; beyond it nothing is sent, and the answer is the same. */
const MAILS_PER_ACCOUNT: Allowance = { points: 5, seconds: 3_600 }

/**
 * Creates an account that waits for its address to be confirmed. Where the address is taken, its owner gets a mail that
 * says so; the answer, and the time it takes, are the same. That holds for unconfirmed accounts, too: a second
 * confirmation link might let the owner of the address confirm an account whose password a stranger chose.
 * The token of an invitation to this address proves that the person reads its mail: there is nothing left to confirm.
 */
export const signUp = async ({ data, db, services, address }: Context<Services, unknown, SignUpData>) => {
  const { name, email, password } = data
  const steps: PreparedSignUp[] = []
  for (const prepare of services.contributions.to(signUpSteps).toReversed()) steps.push(await prepare(db, data))
  const isConfirmed = steps.some(({ confirmsAddress }) => confirmsAddress)
  await limitSignUps(services.rateLimits, { email, network: address, isInvited: isConfirmed })
  const passwordHash = await hashPassword(password)
  const mayMail = await services.rateLimits.isWithin(MAILS_PER_ACCOUNT, `sign-up:${emailKey(email)}`)
  await runUnitOfWork(db, services, async (unit) => {
    const now = new Date()
    const emailVerifiedAt = isConfirmed ? now : null
    const id = await insertAccount(unit.db, { name, email, passwordHash, termsAcceptedAt: now, emailVerifiedAt }, now)
    // Only with a new account: a stranger must not change an existing one.
    if (id !== undefined) for (const step of steps) await step.save?.(unit.db, id)
    const mail = id === undefined ? 'addressInUse' : isConfirmed ? null : 'signupEmail'
    if (mayMail && mail) await services.queue.enqueue(unit, sendAccountLinkJob, { mail, email })
  })
  return { email }
}
