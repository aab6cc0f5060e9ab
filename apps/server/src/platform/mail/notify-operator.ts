import type { UnitOfWork } from '../database/unit-of-work.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { sendMailJob } from './send-mail.job.ts'

type OperatorMailServices = {
  readonly queue: JobQueue
  readonly settings: { readonly operatorMail: string | undefined; readonly productName: string }
}

/** Mails the operator; without an address for it nothing is sent, so callers log the event as well. */
export const notifyOperator = async (
  unit: UnitOfWork,
  { queue, settings: { operatorMail, productName } }: OperatorMailServices,
  { subject, lines }: { readonly subject: string; readonly lines: readonly string[] },
): Promise<void> => {
  if (operatorMail === undefined) return
  const mail = { to: operatorMail, subject: `${productName}: ${subject}`, text: lines.join('\n') }
  await queue.enqueue(unit, sendMailJob, mail)
}
