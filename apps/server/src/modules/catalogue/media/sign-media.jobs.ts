import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { jobDefiner } from '../../../platform/jobs/define-job.ts'
import type { MediaStorage } from '../../../platform/storage/storage.ts'
import type { SignMedia } from './sign-media.ts'

/** After an import: makes ahead what the screens show first. What is made already costs a look. */
export const makeVariantsJob = jobDefiner<{ readonly signMedia: SignMedia }>()({
  name: 'media.make-variants',
  title: 'Bilder und Videos vorbereiten',
  payload: z.strictObject({ signIds: z.array(z.uuid()).min(1).max(1000) }),
  retry: { limit: 3, delaySeconds: 60 },
  expireSeconds: 3600,
  load: async () => (await import('./make-variants.ts')).makeVariants,
})

/** Every night: what was imported before pixels were counted. What is measured already costs a look. */
export const measurePicturesJob = jobDefiner<{ readonly db: Database; readonly storage: MediaStorage }>()({
  name: 'media.measure-pictures',
  title: 'Pixel der Bilder zählen',
  payload: z.strictObject({}),
  retry: { limit: 1, delaySeconds: 600 },
  expireSeconds: 3600,
  schedule: '30 3 * * *',
  load: async () => (await import('./measure-pictures.ts')).measurePictures,
})
