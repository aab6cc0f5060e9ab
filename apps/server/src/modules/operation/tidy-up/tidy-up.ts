import { deleteExpiredRateLimits } from '../../../platform/framework/rate-limits.repository.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import type { Services } from '../../../services.ts'
import { deleteUnverifiedAccounts } from '../../accounts/account-changes.repository.ts'
import { deleteEndedTokens } from '../../accounts/accounts.repository.ts'
import { deleteOldOrigins } from '../../accounts/sign-in-origins.repository.ts'
import { ORIGIN_DAYS } from '../../accounts/sign-in-origins.ts'
import { deleteEndedVerifications } from '../../accounts/verifications.repository.ts'
import { deleteOldEvents } from '../../billing/checkout/orders.repository.ts'
import { oldestChoice } from '../../billing/licence-choices/licence-choice.ts'
import { deleteOldLicenceChoices } from '../../billing/licence-choices/licence-choices.repository.ts'
import { deleteRareMissedSearches } from '../../catalogue/index.ts'
import { deleteUnusedPrintForms } from '../../documents/print/forms/print-forms.repository.ts'
import { deleteEndedInvitations } from '../../teams/invitations.repository.ts'

const DAY_MS = 86_400_000
/** So long a sign-in that was pushed out is still told so, and not only that it is unknown. */
const ENDED_TOKENS_DAYS = 30
/** So long a link that was used or ran out is still told so, and not only that it is unknown. */
const ENDED_VERIFICATIONS_DAYS = 30
const UNVERIFIED_ACCOUNTS_DAYS = 30
const RARE_SEARCHES_DAYS = 90
/** So long a team sees whom it invited in vain; then name and address of a person who never came are forgotten. */
const ENDED_INVITATIONS_DAYS = 90
/** The payment provider sends an event again for three days at most. */
const PROVIDER_EVENTS_DAYS = 30
/** Drawings of retired signs and of what is drawn otherwise by now. */
const UNUSED_PRINT_FORMS_DAYS = 60

export const tidyUp: JobHandler<Services, unknown> = async (_payload, { services: { db }, log }) => {
  const now = Date.now()
  const before = (days: number) => new Date(now - days * DAY_MS)
  const signIns = await deleteEndedTokens(db, before(ENDED_TOKENS_DAYS))
  const verifications = await deleteEndedVerifications(db, before(ENDED_VERIFICATIONS_DAYS))
  const unverifiedAccounts = await deleteUnverifiedAccounts(db, before(UNVERIFIED_ACCOUNTS_DAYS))
  const missedSearches = await deleteRareMissedSearches(db, before(RARE_SEARCHES_DAYS))
  const invitations = await deleteEndedInvitations(db, before(ENDED_INVITATIONS_DAYS))
  const signInOrigins = await deleteOldOrigins(db, before(ORIGIN_DAYS))
  const rateLimits = await deleteExpiredRateLimits(db, new Date(now))
  const licenceChoices = await deleteOldLicenceChoices(db, oldestChoice(new Date(now)))
  await deleteUnusedPrintForms(db, before(UNUSED_PRINT_FORMS_DAYS))
  await deleteOldEvents(db, before(PROVIDER_EVENTS_DAYS))
  const accounts = { signIns, signInOrigins, verifications, unverifiedAccounts, licenceChoices }
  log.info({ ...accounts, missedSearches, invitations, rateLimits }, 'tidied up')
}
