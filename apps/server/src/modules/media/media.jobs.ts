import { z } from 'zod'
import { type Job, jobDefiner } from '../../platform/jobs/define-job.ts'
import type { MediaServices } from './media-services.ts'

const defineJob = jobDefiner<MediaServices>()

/** After an import: makes ahead what the screens show first. What is made already costs a look. */
export const makeVariantsJob = defineJob({
  name: 'media.make-variants',
  title: 'Bilder und Videos vorbereiten',
  payload: z.strictObject({ signIds: z.array(z.uuid()).min(1).max(1000) }),
  retry: { limit: 3, delaySeconds: 60 },
  expireSeconds: 3600,
  load: async () => (await import('./make-variants.ts')).makeVariants,
})

/** Every night: removes what no sign needs any more; safe beside imports and other servers. */
const removeOrphansJob = defineJob({
  name: 'media.remove-orphans',
  title: 'Unbenutzte Medien entfernen',
  payload: z.strictObject({}),
  retry: { limit: 1, delaySeconds: 600 },
  expireSeconds: 3600,
  schedule: '45 3 * * *',
  load: async () => (await import('./remove-orphans.ts')).removeOrphans,
})

export const mediaJobs: readonly Job<MediaServices>[] = [
  makeVariantsJob,
  removeOrphansJob,
] as readonly Job<MediaServices>[]
