import { INVITATION_DAYS, REMINDER_DAYS } from '@gebaerdenraum/domain/teams/invitation-state'
import { inTransaction } from '../../database/transaction.ts'
import type { JobHandler } from '../../framework/define-job.ts'
import type { Services } from '../../services.ts'
import { claimReminders } from './invitations.repository.ts'
import { sendInvitationsJob } from './send-invitations.job.ts'

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
    const late: (() => Promise<unknown>)[] = []
    const count = await inTransaction(services.db, async (db) => {
      const links = await claimReminders(db, now, before, BATCH)
      const where = { db, afterCommit: (work: () => Promise<unknown>) => void late.push(work) }
      if (links.length > 0) await services.queue.enqueue(where, sendInvitationsJob, { kind: 'reminder', links })
      return links.length
    })
    for (const work of late) await work()
    reminded += count
    isDone = count < BATCH
  }
  log.info({ reminded }, 'invitations brought to mind')
}
