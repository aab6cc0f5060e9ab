import { administrator } from '@gebaerdenraum/domain/accounts/access/permissions'
import {
  type Check,
  type SystemState,
  systemStateContract,
} from '@gebaerdenraum/domain/operation/system-state.contract'
import { v7 } from 'uuid'
import { ApiError } from '../../../platform/framework/errors.ts'
import type { QueueState } from '../../../platform/jobs/job-queue.ts'
import { testMail } from '../../../platform/mail/templates/test-mail.ts'
import { markService } from '../../../platform/reporting/service-marks.repository.ts'
import { findAccountById, signedInCaller } from '../../accounts/index.ts'
import type { Services } from '../services.ts'
import { defineResource } from '../services.ts'
import { type CheckDeclaration, inTime, runCheck } from './check.ts'
import { clockCheck, databaseCheck } from './checks/database-checks.ts'
import { mailCheck, paymentCheck, queueFound } from './checks/service-checks.ts'
import { backupCheck, diskCheck, storageCheck } from './checks/storage-checks.ts'
import { versionCheck } from './checks/version-check.ts'

const allow = administrator({ rows: 'all' })

export const systemStateResource = defineResource(systemStateContract, {
  find: {
    allow,
    handle: ({ services }) => systemState(services, new Date()),
  },
  patch: {
    allow,
    limit: { points: 30, seconds: 600, by: 'caller' },
    // A mail goes out at once, so that it can be said what became of it.
    transaction: 'none',
    async handle({ data: { retry }, caller, db, services }) {
      if (retry) return { retried: await services.queue.retry(retry.job, retry.ids), mailTo: null }
      const account = await findAccountById(db, signedInCaller(caller).userId)
      if (!account) throw new ApiError('NotAuthenticated', 'Bitte melde dich an.')
      await sendTestMail(services, account)
      return { retried: 0, mailTo: account.email }
    },
  },
})

const CHECKS: readonly CheckDeclaration[] = [
  versionCheck,
  databaseCheck,
  storageCheck,
  diskCheck,
  mailCheck,
  paymentCheck,
  clockCheck,
  backupCheck,
]

/** The queue is read once, for its check and for its table; where it cannot be read, the check says so. */
const systemState = async (services: Services, now: Date): Promise<SystemState> => {
  let queue: QueueState = { jobs: [], failures: [] }
  const queueCheck: CheckDeclaration = {
    id: 'queue',
    title: 'Aufgaben',
    async run() {
      queue = await services.queue.state()
      return queueFound(queue)
    },
  }
  const checks: Check[] = await Promise.all([...CHECKS, queueCheck].map((check) => runCheck(check, services, now)))
  return {
    checkedAt: now.toISOString(),
    checks,
    jobs: queue.jobs.map(({ waitingMs: _, ...job }) => job),
    failures: queue.failures.map(({ id: _id, failedAt, ...failure }) => ({
      _id,
      ...failure,
      failedAt: failedAt?.toISOString() ?? null,
    })),
  }
}

const MAIL_PATIENCE_MS = 20_000

const sendTestMail = async (
  { db, mailer, settings: { appUrl, productName } }: Services,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<void> => {
  const mail = { id: v7(), to: email, ...testMail({ appUrl, productName, name }) }
  try {
    await inTime(() => mailer.send(mail), MAIL_PATIENCE_MS)
    await markService(db, { name: 'mail.sent', at: new Date(), note: null })
  } catch (cause) {
    await markService(db, { name: 'mail.failed', at: new Date(), note: 'Beim Test aus der Verwaltung' })
    const message = 'Die E-Mail ging nicht hinaus. Prüfe MAIL_URL und das Protokoll des Servers.'
    throw new ApiError('BadGateway', message, { cause })
  }
}
