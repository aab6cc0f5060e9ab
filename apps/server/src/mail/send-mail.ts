import type { JobHandler } from '../framework/define-job.ts'
import type { Services } from '../services.ts'
import { MailError } from './mail-error.ts'
import type { Mail } from './mailer.ts'

type Payload = Omit<Mail, 'html'> & { readonly html?: string | undefined }

/** A refusal for good ends the job, or the queue would go on asking. Everything else is thrown, to be tried again. */
export const sendMail: JobHandler<Services, Payload> = async ({ html, ...mail }, { services, log, signal }) => {
  const whole: Mail = { ...mail, ...(html !== undefined && { html }) }
  try {
    await services.mailer.send(whole, signal)
  } catch (error) {
    if (!(error instanceof MailError) || !error.isPermanent) throw error
    log.error({ err: error }, 'mail refused for good')
  }
}
