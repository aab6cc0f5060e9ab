import { VERIFICATION_HOURS, type VerificationAction } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { JobHandler } from '../../platform/jobs/define-job.ts'
import { makeToken } from './access-tokens.ts'
import { lockAccountByEmail } from './account-changes.repository.ts'
import { enqueueAccountMail } from './account-mails.ts'
import type { Services } from './services.ts'
import { endOpenVerifications, insertVerification } from './verifications.repository.ts'

const HOUR_MS = 3_600_000

type Payload = { readonly mail: VerificationAction | 'addressInUse'; readonly email: string }

/**
 * Writes a link and the mail with it. Reset links do not end one another: strangers may ask for one at any moment, and
 * the owner has to get in by whichever mail he opens; the first that is used ends the others. Of the other kinds only
 * the newest counts. Run twice, it sends two mails.
 */
export const sendAccountLink: JobHandler<Services, Payload> = async ({ mail, email }, { services }) => {
  await runUnitOfWork(services.db, services, async (unit) => {
    const { db } = unit
    const account = await lockAccountByEmail(db, email)
    if (!account) return
    if (mail === 'addressInUse') return enqueueAccountMail(unit, services, mail, account)
    if (mail === 'signupEmail' && account.emailVerifiedAt) return
    const now = new Date()
    const { token, tokenHash } = makeToken()
    const expiresAt = new Date(now.getTime() + VERIFICATION_HOURS[mail] * HOUR_MS)
    if (mail !== 'passwordReset') await endOpenVerifications(db, account.id, [mail], now)
    const verification = { userId: account.id, action: mail, tokenHash, createdAt: now, expiresAt }
    const id = await insertVerification(db, verification)
    const link = `${services.settings.appUrl}/bestaetigung/${id}/${mail}/${token}`
    await enqueueAccountMail(unit, services, mail, { email: account.email, name: account.name, link })
  })
}
