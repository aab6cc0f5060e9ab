import type { Enqueuing } from '../framework/job-queue.ts'
import type { Services } from '../services.ts'
import { sendMailJob } from './send-mail.job.ts'

/** Nobody is told where no address of the operator is set: whoever calls leaves a line in the log besides. */
export const tellOperator = async (
  where: Enqueuing,
  { queue, settings: { operatorMail, productName } }: Services,
  { subject, lines }: { readonly subject: string; readonly lines: readonly string[] },
): Promise<void> => {
  if (operatorMail === undefined) return
  const mail = { to: operatorMail, subject: `${productName}: ${subject}`, text: lines.join('\n') }
  await queue.enqueue(where, sendMailJob, mail)
}
