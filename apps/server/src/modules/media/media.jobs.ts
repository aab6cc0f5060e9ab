import { z } from 'zod'
import { jobDefiner } from '../../platform/jobs/define-job.ts'
import type { OrphanServices } from './media-users.ts'

/** Every night: removes what no user of media needs any more; safe beside imports and other servers. */
export const removeOrphansJob = jobDefiner<OrphanServices>()({
  name: 'media.remove-orphans',
  title: 'Unbenutzte Medien entfernen',
  payload: z.strictObject({}),
  retry: { limit: 1, delaySeconds: 600 },
  expireSeconds: 3600,
  schedule: '45 3 * * *',
  load: async () => (await import('./remove-orphans.ts')).removeOrphans,
})
