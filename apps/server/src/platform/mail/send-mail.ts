import { redact } from '@gebaerdenraum/domain/kernel/redact'
import type { FastifyBaseLogger } from 'fastify'
import type { Services } from '../../services.ts'
import type { JobHandler } from '../jobs/define-job.ts'
import { markService } from '../reporting/service-marks.repository.ts'
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
    await noteOutcome(services, log, 'mail.sent', null)
  } catch (error) {
    await noteOutcome(services, log, 'mail.failed', error)
    if (!(error instanceof MailError) || !error.isPermanent) throw error
    log.error({ err: error }, 'mail refused for good')
    outcome = 'refused'
  }
  // A mail that went out is not sent again because nobody could be told of it.
  await tell(services, about, outcome).catch((error: unknown) =>
    log.error({ err: error }, 'outcome of a mail not told'),
  )
}

/** For the state of the system. Mails go out whether it can be noted or not. */
const noteOutcome = async (
  { db }: Services,
  log: FastifyBaseLogger,
  name: 'mail.sent' | 'mail.failed',
  error: unknown,
): Promise<void> => {
  const note = error instanceof Error ? redact(error.message).slice(0, NOTE_MAX) : null
  await markService(db, { name, at: new Date(), note }).catch((fault: unknown) =>
    log.error({ err: fault }, 'outcome of a mail not noted'),
  )
}

const NOTE_MAX = 300

const tell = async ({ db, mailOutcomes }: Services, about: MailSubject | undefined, outcome: MailOutcome) => {
  if (about) await mailOutcomes[about.noun]?.(db, about, outcome)
}
