import { INVITATION_DAYS, REMINDER_DAYS } from '@gebaerdenraum/domain/teams/invitation-state'
import { runUnitOfWork } from '../../platform/database/unit-of-work.ts'
import type { JobHandler } from '../../platform/jobs/define-job.ts'
import { claimReminders } from './invitations.repository.ts'
import { sendInvitationsJob } from './send-invitations.job.ts'
import type { Services } from './services.ts'

const DAY_MS = 86_400_000
const BATCH = 200

/**
 * The mark and the job that mails stand in one transaction: who runs twice, or on two servers at once, reminds nobody
 * twice. The time counts from the newest link, which is what `expiresAt` tells.
 */
export const remindInvitations: JobHandler<Services, unknown> = async (_payload, { services, log, signal }) => {
  const now = new Date()
  const before = new Date(now.getTime() + (INVITATION_DAYS - REMINDER_DAYS) * DAY_MS)
  let reminded = 0
  for (let isDone = false; !isDone && !signal.aborted; ) {
    const count = await runUnitOfWork(services.db, services, async (unit) => {
      const links = await claimReminders(unit.db, now, before, BATCH)
      if (links.length > 0) await services.queue.enqueue(unit, sendInvitationsJob, { kind: 'reminder', links })
      return links.length
    })
    reminded += count
    isDone = count < BATCH
  }
  log.info({ reminded }, 'invitations brought to mind')
}
