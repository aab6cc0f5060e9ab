import { jobDefiner } from './framework/define-job.ts'
import { resourceDefiner } from './framework/define-resource.ts'
import type { Services } from './services.ts'

export const defineResource = resourceDefiner<Services>()
export const defineJob = jobDefiner<Services>()
