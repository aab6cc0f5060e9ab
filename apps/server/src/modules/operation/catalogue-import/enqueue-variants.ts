import type { ImportReport } from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../../../platform/database/client.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { openJobQueue } from '../../../platform/jobs/job-queue.ts'
import { findSignIds } from '../../catalogue/import/import.repository.ts'
import { makeVariantsJob } from '../../catalogue/media/sign-media.jobs.ts'
import { keepFormsJob } from '../../printing/forms/keep-forms.job.ts'

/** Films take seconds each: a job of this size is done within its time. */
const SIGNS_PER_JOB = 50

/**
 * Leaves word that the media an import brought in be made ahead. The servers on this database find it in their queue;
 * without it the first one to look at a sign would wait. Returns for how many signs.
 */
export const enqueueVariants = async (
  database: OpenDatabase,
  report: ImportReport,
  log: FastifyBaseLogger,
): Promise<number> => {
  const changed = report.entries.filter(({ kind, isWritten }) => kind === 'file' && isWritten)
  const slugs = [...new Set(changed.flatMap(({ slug }) => (slug === null ? [] : [slug])))]
  if (slugs.length === 0) return 0
  const signIds = await findSignIds(database.db, slugs)
  const queue = await openJobQueue(database, [makeVariantsJob, keepFormsJob], log)
  const errors = { onEffectError: (error: unknown) => log.error({ err: error }, 'work after the commit failed') }
  try {
    for (let start = 0; start < signIds.length; start += SIGNS_PER_JOB) {
      const payload = { signIds: signIds.slice(start, start + SIGNS_PER_JOB) }
      await runUnitOfWork(database.db, errors, (unit) => queue.enqueue(unit, makeVariantsJob, payload))
    }
    await runUnitOfWork(database.db, errors, (unit) => queue.enqueue(unit, keepFormsJob, {}))
  } finally {
    await queue.stop()
  }
  return signIds.length
}
