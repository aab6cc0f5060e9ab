import { UNDOABLE_DAYS } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import type { Services } from '../services.ts'
import { forgetStatesBefore } from './catalogue-changes.repository.ts'

/** A day more than an undo may take, so that none finds half of what it needs. */
const KEPT_MS = (UNDOABLE_DAYS + 1) * 86_400_000
/** Changes at once: a statement is short, however many there are. */
const CHANGES = 100

export const forgetStates: JobHandler<Services, unknown> = async (_payload, { services, log, signal }) => {
  const before = new Date(Date.now() - KEPT_MS)
  let changes = 0
  for (let forgotten = CHANGES; forgotten === CHANGES; changes += forgotten) {
    signal.throwIfAborted()
    forgotten = await forgetStatesBefore(services.db, before, CHANGES)
  }
  log.info({ changes }, 'states of old changes forgotten')
}
