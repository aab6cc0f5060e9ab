import type { JobHandler } from '../../../platform/jobs/define-job.ts'
import type { Services } from '../services.ts'

type Payload = { readonly userId: string; readonly stripeCustomerId: string | null }

export const deleteProviderCustomer: JobHandler<Services, Payload> = (payload, { services }) =>
  services.payment.online.forget({ ...payload, email: '', name: '' })
