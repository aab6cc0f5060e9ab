import { z } from 'zod'
import { jobDefiner } from '../../../platform/jobs/define-job.ts'
import type { MediaServices } from '../../media/media-services.ts'

/** Every night: what was imported before pixels were counted. What is measured already costs a look. */
export const measurePicturesJob = jobDefiner<Pick<MediaServices, 'db' | 'storage'>>()({
  name: 'media.measure-pictures',
  title: 'Pixel der Bilder zählen',
  payload: z.strictObject({}),
  retry: { limit: 1, delaySeconds: 600 },
  expireSeconds: 3600,
  schedule: '30 3 * * *',
  load: async () => (await import('./measure-pictures.ts')).measurePictures,
})
