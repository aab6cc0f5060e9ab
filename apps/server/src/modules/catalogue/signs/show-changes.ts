import type { WriteContext } from '../../../platform/framework/define-resource.ts'
import { makeVariantsJob } from '../media/sign-media.jobs.ts'
import type { Services } from '../services.ts'

/** Films take seconds each: a job of this size is done within its time. */
const SIGNS_PER_JOB = 50

/** Has what changed be seen: at once on this server, and with its pictures and films made ahead. */
export const showChanges = async (
  { services, unit }: Pick<WriteContext<Services>, 'services' | 'unit'>,
  changed: readonly string[],
): Promise<void> => {
  if (changed.length === 0) return
  for (let start = 0; start < changed.length; start += SIGNS_PER_JOB) {
    const payload = { signIds: changed.slice(start, start + SIGNS_PER_JOB) }
    await services.queue.enqueue(unit, makeVariantsJob, payload)
  }
  unit.afterCommit(() => services.catalogue.refresh())
}
