import type { Services } from '../../services.ts'
import type { UnitOfWork } from '../database/unit-of-work.ts'
import { sendMailJob } from './send-mail.job.ts'

/** Nobody is told where no address of the operator is set: whoever calls leaves a line in the log besides. */
export const tellOperator = async (
  unit: UnitOfWork,
  { queue, settings: { operatorMail, productName } }: Services,
  { subject, lines }: { readonly subject: string; readonly lines: readonly string[] },
): Promise<void> => {
  if (operatorMail === undefined) return
  const mail = { to: operatorMail, subject: `${productName}: ${subject}`, text: lines.join('\n') }
  await queue.enqueue(unit, sendMailJob, mail)
}
