import type { LicenceChoice } from '@gebaerdenraum/domain/accounts/licence-choice'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { Context } from '../../platform/framework/define-resource.ts'
import type { Allowance } from '../../platform/framework/rate-limits.ts'
import type { Services } from '../../services.ts'
import { chosenOffer, keepLicenceChoice } from '../billing/licence-choices/licence-choice.ts'
import { holdsInvitation } from '../teams/holds-invitation.ts'
import { insertAccount } from './account-changes.repository.ts'
import { hashPassword } from './passwords.ts'
import { sendAccountLinkJob } from './send-account-link.job.ts'

/** Mails that strangers may have sent to one account; beyond it nothing is sent, and nobody is told. */
const MAILS_PER_ACCOUNT: Allowance = { points: 5, seconds: 3_600 }

type SignUp = {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly invitationId?: string | undefined
  readonly invitationToken?: string | undefined
  readonly licenceChoice?: LicenceChoice | undefined
}

/**
 * Makes an account that waits for its address to be confirmed. Where the address is taken already, its owner gets a
 * mail saying so; the answer, and the time it takes, are the same. That holds for accounts nobody has confirmed yet,
 * too: a second confirmation link might let the owner of the address confirm an account whose password a stranger chose.
 * Whoever brings the token of an invitation to this address reads its mail already: there is nothing left to confirm.
 */
export const signUp = async ({ data, db, services }: Context<Services, unknown, SignUp>) => {
  const { name, email, password, licenceChoice } = data
  const offer = licenceChoice && (await chosenOffer(db, services, licenceChoice))
  const isConfirmed = await holdsInvitation(db, data)
  const passwordHash = await hashPassword(password)
  const mayMail = await services.rateLimits.isWithin(MAILS_PER_ACCOUNT, `sign-up:${email.toLowerCase()}`)
  await runUnitOfWork(db, services, async (unit) => {
    const now = new Date()
    const emailVerifiedAt = isConfirmed ? now : null
    const id = await insertAccount(unit.db, { name, email, passwordHash, termsAcceptedAt: now, emailVerifiedAt })
    // Only with an account that was made: nobody chooses for somebody else.
    if (id !== undefined && offer) await keepLicenceChoice(unit.db, id, offer, licenceChoice)
    const mail = id === undefined ? 'addressInUse' : isConfirmed ? null : 'signupEmail'
    if (mayMail && mail) await services.queue.enqueue(unit, sendAccountLinkJob, { mail, email })
  })
  return { email }
}
