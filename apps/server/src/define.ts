import { resourceDefiner } from './platform/framework/define-resource.ts'
import { jobDefiner } from './platform/jobs/define-job.ts'
import type { Services } from './services.ts'

export const defineResource = resourceDefiner<Services>()
export const defineJob = jobDefiner<Services>()
