import { redact } from '@gebaerdenraum/domain/kernel/redact'
import type { FastifyBaseLogger } from 'fastify'
import type { JobHandler } from '../jobs/define-job.ts'
import { markService } from '../reporting/service-marks.repository.ts'
import { MailError } from './mail-error.ts'
import {
  type AttachmentReference,
  type MailAttachment,
  type MailOutcome,
  type MailSubject,
  mailAttachments,
  mailOutcomes,
} from './mail-points.ts'
import type { MailServices } from './mail-services.ts'
import type { Mail } from './mailer.ts'

type Payload = Omit<Mail, 'html' | 'attachments'> & {
  readonly html?: string | undefined
  readonly attachments?: readonly AttachmentReference[] | undefined
  readonly about?: MailSubject | undefined
}

/** A refusal for good ends the job, or the queue would go on asking. Everything else is thrown, to be tried again. */
export const sendMail: JobHandler<MailServices, Payload> = async (
  { html, about, attachments = [], ...mail },
  { services, log, signal },
) => {
  const files = await readAttachments(services, attachments)
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
  // A mail that went out is not sent again because its outcome could not be noted.
  await reportOutcome(services, about, outcome).catch((error: unknown) =>
    log.error({ err: error }, 'outcome of a mail not told'),
  )
}

/** For the state of the system. Mails go out whether it can be noted or not. */
const noteOutcome = async (
  { db }: MailServices,
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

const reportOutcome = async ({ contributions }: MailServices, about: MailSubject | undefined, outcome: MailOutcome) => {
  if (!about) return
  for (const { noun, note } of contributions.to(mailOutcomes)) if (noun === about.noun) await note(about, outcome)
}

const readAttachments = async (
  { contributions }: MailServices,
  references: readonly AttachmentReference[],
): Promise<readonly MailAttachment[]> => {
  const sources = contributions.to(mailAttachments)
  const files = references.map(({ noun, id }) => {
    const source = sources.find((one) => one.noun === noun)
    if (!source) throw new Error(`No module attaches files of ${noun} to mails.`)
    return source.find(id)
  })
  return (await Promise.all(files)).flat()
}
