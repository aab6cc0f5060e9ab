import { licenceSource } from '@gebaerdenraum/domain/accounts/is-licensed'
import { lastMomentOf, REMIND_DAYS } from '@gebaerdenraum/domain/accounts/people/free-access'
import { germanDayOf, writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import type { Database } from '../../../platform/database/database.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import { licenceFactsOf } from '../account-of.ts'
import { findAccountById } from '../accounts.repository.ts'
import { freeAccessEndsMail } from '../mails/free-access-mail.ts'
import type { Services } from '../services.ts'
import { claimFreeEnds } from './free-ends.repository.ts'

const DAY_MS = 86_400_000
const BATCH = 100

/** The mark and the mail stand in one transaction: who runs twice, or on two servers at once, reminds nobody twice. */
export const remindFreeAccess: JobHandler<Services, unknown> = async (_payload, { services, log, signal }) => {
  const now = new Date()
  const before = new Date(now.getTime() + REMIND_DAYS * DAY_MS)
  let reminded = 0
  for (let isDone = false; !isDone && !signal.aborted; ) {
    const claimed = await runUnitOfWork(services.db, services, async (unit) => {
      const ends = await claimFreeEnds(unit.db, now, before, BATCH)
      for (const { id, name, email, freeUntil } of ends) {
        if (freeUntil === null || !(await dependsOnIt(unit.db, id, now))) continue
        const { productName, appUrl } = services.settings
        const lastDay = writtenDay(germanDayOf(lastMomentOf(freeUntil)))
        const mail = freeAccessEndsMail({ productName, appUrl, name, lastDay })
        await services.queue.enqueue(unit, sendMailJob, {
          to: email,
          ...mail,
        })
        reminded += 1
      }
      return ends.length
    })
    isDone = claimed < BATCH
  }
  log.info({ reminded }, 'ends of free access brought to mind')
}

/** Whoever pays, or has a seat in a team, notices nothing of the end. */
const dependsOnIt = async (db: Database, userId: string, now: Date): Promise<boolean> => {
  const account = await findAccountById(db, userId)
  return account !== undefined && licenceSource(licenceFactsOf(account), now) === 'free'
}
