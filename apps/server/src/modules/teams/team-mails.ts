import type { UnitOfWork } from '../../platform/database/unit-of-work.ts'
import { sendMailJob } from '../../platform/mail/send-mail.job.ts'
import type { Services } from '../../services.ts'
import { type TeamMailKind, teamMail } from './mails/team-mail.ts'

/** Puts a mail to somebody in a team into the queue, with the change it tells of: neither is there without the other. */
export const enqueueTeamMail = async (
  unit: UnitOfWork,
  { queue, settings: { productName, appUrl } }: Services,
  { kind, teamName }: { readonly kind: TeamMailKind; readonly teamName: string },
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> => {
  await queue.enqueue(unit, sendMailJob, { to: email, ...teamMail({ productName, appUrl, name, teamName, kind }) })
}
