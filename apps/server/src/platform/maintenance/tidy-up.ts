import { deleteExpiredRateLimits } from '../framework/rate-limits.repository.ts'
import type { JobHandler } from '../jobs/define-job.ts'
import type { MaintenanceServices } from './maintenance-services.ts'
import { tidyUpSteps } from './tidy-up-steps.ts'

const DAY_MS = 86_400_000

export const tidyUp: JobHandler<MaintenanceServices, unknown> = async (
  _payload,
  { services: { db, contributions }, log },
) => {
  const now = Date.now()
  const before = (days: number) => new Date(now - days * DAY_MS)
  const counts: Record<string, number> = { rateLimits: await deleteExpiredRateLimits(db, new Date(now)) }
  for (const run of contributions.to(tidyUpSteps)) Object.assign(counts, await run(before))
  log.info(counts, 'tidied up')
}
