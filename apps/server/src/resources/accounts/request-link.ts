import type { Context } from '../../framework/define-resource.ts'
import { ApiError } from '../../framework/errors.ts'
import type { Allowance } from '../../framework/rate-limits.ts'
import type { Services } from '../../services.ts'
import { accountOfCaller } from './account-of-caller.ts'
import { sendAccountLinkJob } from './send-account-link.job.ts'

const RESETS_PER_ADDRESS: Allowance = { points: 20, seconds: 3_600 }
/** Beyond it nothing is sent, and nobody is told: the answer must not tell which addresses have an account. */
const RESETS_PER_ACCOUNT: Allowance = { points: 5, seconds: 3_600 }
const RESENDS_PER_MINUTE: Allowance = { points: 1, seconds: 60 }
const RESENDS_PER_HOUR: Allowance = { points: 5, seconds: 3_600 }

type Where = Pick<Context<Services>, 'db' | 'services' | 'caller' | 'address' | 'afterCommit'>

/** Has a reset link sent to the address, if it has an account. Nobody learns here whether it has. */
export const requestPasswordReset = async ({ services, address, ...where }: Where, email: string): Promise<void> => {
  const { rateLimits, queue } = services
  await rateLimits.spend(RESETS_PER_ADDRESS, `reset:${address}`)
  if (!(await rateLimits.isWithin(RESETS_PER_ACCOUNT, `reset:${email.toLowerCase()}`))) return
  await queue.enqueue(where, sendAccountLinkJob, { mail: 'passwordReset', email })
}

/** Sends the confirmation again, for the account itself only. Others are not there for the caller: 404. */
export const resendSignupLink = async ({ services, caller, ...where }: Where, userId: string): Promise<void> => {
  const { id, email, emailVerifiedAt } = await accountOfCaller(where.db, caller)
  if (id !== userId) throw new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
  if (emailVerifiedAt) throw new ApiError('NotFound', 'Deine E-Mail-Adresse ist schon bestätigt.')
  await spendResend(services, id)
  await services.queue.enqueue(where, sendAccountLinkJob, { mail: 'signupEmail', email })
}

/** Mails to one account, whoever has them sent. */
export const spendResend = async ({ rateLimits }: Services, userId: string): Promise<void> => {
  await rateLimits.spend(RESENDS_PER_MINUTE, `resend:${userId}`)
  await rateLimits.spend(RESENDS_PER_HOUR, `resend:${userId}`)
}
