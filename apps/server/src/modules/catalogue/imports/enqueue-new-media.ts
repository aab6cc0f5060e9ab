import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { makeVariantsJob } from '../media/sign-media.jobs.ts'
import type { Services } from '../services.ts'

/** Films take seconds each: a job of this size is done within its time. */
const SIGNS_PER_JOB = 50

/** Leaves word that the media an import brought in be made ahead. */
export const enqueueNewMedia = async (services: Services, signIds: readonly string[]): Promise<void> => {
  for (let start = 0; start < signIds.length; start += SIGNS_PER_JOB) {
    const payload = { signIds: signIds.slice(start, start + SIGNS_PER_JOB) }
    await runUnitOfWork(services.db, services, (unit) => services.queue.enqueue(unit, makeVariantsJob, payload))
  }
}
