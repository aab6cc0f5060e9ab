import type { JobHandler } from '../../platform/jobs/define-job.ts'
import { deleteUnlinkedNodes } from './content-nodes.repository.ts'
import type { Services } from './services.ts'

/** So long a file may wait for its content (decisions, Files). */
const WAIT_MS = 3_600_000

export const removeUnlinkedNodes: JobHandler<Services, unknown> = async (_payload, { services: { db }, log }) => {
  const nodes = await deleteUnlinkedNodes(db, WAIT_MS)
  if (nodes > 0) log.info({ nodes }, 'removed files without content')
}
