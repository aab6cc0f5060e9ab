import type { JobHandler } from '../framework/define-job.ts'
import type { Services } from '../services.ts'
import { type AttachmentReference, attachmentsOf } from './mail-attachments.ts'
import { MailError } from './mail-error.ts'
import type { MailOutcome, MailSubject } from './mail-outcomes.ts'
import type { Mail } from './mailer.ts'

type Payload = Omit<Mail, 'html' | 'attachments'> & {
  readonly html?: string | undefined
  readonly attachments?: readonly AttachmentReference[] | undefined
  readonly about?: MailSubject | undefined
}

/** A refusal for good ends the job, or the queue would go on asking. Everything else is thrown, to be tried again. */
export const sendMail: JobHandler<Services, Payload> = async (
  { html, about, attachments = [], ...mail },
  { services, log, signal },
) => {
  const files = await attachmentsOf(services.mailAttachments, services, attachments)
  const whole: Mail = {
    ...mail,
    ...(html !== undefined && { html }),
    ...(files.length > 0 && { attachments: files }),
  }
  let outcome: MailOutcome = 'sent'
  try {
    await services.mailer.send(whole, signal)
  } catch (error) {
    if (!(error instanceof MailError) || !error.isPermanent) throw error
    log.error({ err: error }, 'mail refused for good')
    outcome = 'refused'
  }
  // A mail that went out is not sent again because nobody could be told of it.
  await tell(services, about, outcome).catch((error: unknown) =>
    log.error({ err: error }, 'outcome of a mail not told'),
  )
}

const tell = async ({ db, mailOutcomes }: Services, about: MailSubject | undefined, outcome: MailOutcome) => {
  if (about) await mailOutcomes[about.noun]?.(db, about, outcome)
}
