import { emailKey } from '@gebaerdenraum/domain/kernel/email-address'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import { ApiError } from '../../platform/framework/errors.ts'
import { type Allowance, type RateLimits, tooManyAttempts } from '../../platform/framework/rate-limits.ts'
import { accountOfCaller } from './account-of-caller.ts'
import { sendAccountLinkJob } from './send-account-link.job.ts'
import type { Services } from './services.ts'
import { findKnownOrigin } from './sign-in-origins.ts'

const RESETS_PER_ADDRESS: Allowance = { points: 20, seconds: 3_600 }
/**
 * Beyond it nothing is sent, and nobody is told: the answer must not tell which addresses have an account. It is no way
 * to keep the owner out: a link holds longer than this limit counts, so whenever no mail is sent, one with a good link
 * came within the last hour.
 */
export const RESETS_PER_ACCOUNT: Allowance = { points: 5, seconds: 3_600 }
const RESENDS_PER_MINUTE: Allowance = { points: 1, seconds: 60 }
const RESENDS_PER_HOUR: Allowance = { points: 5, seconds: 3_600 }

type Where = Pick<Context<Services>, 'db' | 'services' | 'caller' | 'address'>

/** Has a reset link sent to the address, if it has an account. Nobody learns here whether it has. */
export const requestPasswordReset = async ({ db, services, address }: Where, email: string): Promise<void> => {
  const { rateLimits, queue } = services
  const waitSeconds = await rateLimits.secondsToWait(RESETS_PER_ADDRESS, `reset:${address}`)
  const { isNetworkKnown } = await findKnownOrigin({ db, services }, { email, address })
  const isOfKnownNetwork =
    isNetworkKnown && (await rateLimits.isWithin(RESETS_PER_ACCOUNT, `${resetKeyOf(email)}:${address}`))
  const maySend =
    isOfKnownNetwork || (waitSeconds === 0 && (await rateLimits.isWithin(RESETS_PER_ACCOUNT, resetKeyOf(email))))
  const send = async () => {
    if (!maySend) return
    await runUnitOfWork(db, services, (unit) =>
      queue.enqueue(unit, sendAccountLinkJob, { mail: 'passwordReset', email }),
    )
  }
  if (waitSeconds === 0) return send()
  // The refusal is the same whether a mail goes out or not, and does not wait for it.
  send().catch((error: unknown) => services.log.error({ err: error }, 'reset link not sent'))
  throw tooManyAttempts(waitSeconds, manyLinksText)
}

const manyLinksText = (wait: string): string =>
  `Aus deinem Netz wurden gerade sehr viele Links angefordert. Hast du dich hier schon einmal angemeldet, kommt deine E-Mail trotzdem gleich. Sonst warte bitte ${wait} oder versuche es in einem anderen Netz.`

const resetKeyOf = (email: string): string => `reset:${emailKey(email)}`

/** After the password changed, which ended all links: the next request gets a mail again. */
export const forgetResets = (rateLimits: RateLimits, email: string): Promise<void> =>
  rateLimits.forget(RESETS_PER_ACCOUNT, resetKeyOf(email))

/** Sends the confirmation again, for the account itself only. Others are not there for the caller: 404. */
export const resendSignupLink = async ({ db, services, caller }: Where, userId: string): Promise<void> => {
  const { id, email, emailVerifiedAt } = await accountOfCaller(db, caller)
  if (id !== userId) throw new ApiError('NotFound', 'Dieses Konto gibt es nicht.')
  if (emailVerifiedAt) throw new ApiError('NotFound', 'Deine E-Mail-Adresse ist schon bestätigt.')
  await spendResend(services, id)
  const job = { mail: 'signupEmail', email } as const
  await runUnitOfWork(db, services, (unit) => services.queue.enqueue(unit, sendAccountLinkJob, job))
}

/** Mails to one account, whoever has them sent. */
export const spendResend = async ({ rateLimits }: Services, userId: string): Promise<void> => {
  await rateLimits.spend(RESENDS_PER_MINUTE, `resend:${userId}`)
  await rateLimits.spend(RESENDS_PER_HOUR, `resend:${userId}`)
}
