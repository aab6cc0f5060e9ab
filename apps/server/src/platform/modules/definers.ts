import { resourceDefiner } from '../framework/define-resource.ts'
import { jobDefiner } from '../jobs/define-job.ts'

/** What the files of a module use to declare what runs with its services. */
export const definersFor = <Services extends object>() => ({
  defineResource: resourceDefiner<Services>(),
  defineJob: jobDefiner<Services>(),
})
