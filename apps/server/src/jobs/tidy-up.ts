import type { JobHandler } from '../framework/define-job.ts'
import { deleteExpiredRateLimits } from '../framework/rate-limits.repository.ts'
import { deleteEndedTokens } from '../resources/accounts/accounts.repository.ts'
import { deleteRareMissedSearches } from '../resources/signs/catalogue.repository.ts'
import type { Services } from '../services.ts'

const DAY_MS = 86_400_000
/** So long a sign-in that was pushed out is still told so, and not only that it is unknown. */
const ENDED_TOKENS_DAYS = 30
const RARE_SEARCHES_DAYS = 90

export const tidyUp: JobHandler<Services, unknown> = async (_payload, { services: { db }, log }) => {
  const now = Date.now()
  const signIns = await deleteEndedTokens(db, new Date(now - ENDED_TOKENS_DAYS * DAY_MS))
  const missedSearches = await deleteRareMissedSearches(db, new Date(now - RARE_SEARCHES_DAYS * DAY_MS))
  const rateLimits = await deleteExpiredRateLimits(db, new Date(now))
  log.info({ signIns, missedSearches, rateLimits }, 'tidied up')
}
