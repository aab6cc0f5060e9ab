import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import type { Services } from '../services.ts'
import { findAbandoned } from './catalogue-imports.repository.ts'
import { runImportJob } from './run-import.job.ts'

/** Puts them in once more; who is there first takes the lease, the others find nothing to do. */
export const resumeImports: JobHandler<Services, unknown> = async (_payload, { services }) => {
  for (const importId of await findAbandoned(services.db)) {
    await runUnitOfWork(services.db, services, (unit) => services.queue.enqueue(unit, runImportJob, { importId }))
  }
}
