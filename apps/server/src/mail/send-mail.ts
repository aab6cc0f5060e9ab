import type { JobHandler } from '../framework/define-job.ts'
import type { Services } from '../services.ts'
import type { Mail } from './mailer.ts'

type Payload = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
}

export const sendMail: JobHandler<Services, Payload> = async ({ html, ...mail }, { services }) => {
  const whole: Mail = { ...mail, ...(html !== undefined && { html }) }
  await services.mailer.send(whole)
}
