import type { UnitOfWork } from '../../platform/database/unit-of-work.ts'
import { sendMailJob } from '../../platform/mail/send-mail.job.ts'
import { type TeamMailKind, teamMail } from './mails/team-mail.ts'
import type { Services } from './services.ts'

export type TeamMailServices = Pick<Services, 'queue' | 'settings'>

/** Puts a mail about a change in a team into the queue, in the transaction of that change. */
export const enqueueTeamMail = async (
  unit: UnitOfWork,
  { queue, settings: { productName, appUrl } }: TeamMailServices,
  { kind, teamName }: { readonly kind: TeamMailKind; readonly teamName: string },
  { name, email }: { readonly name: string; readonly email: string },
): Promise<void> => {
  await queue.enqueue(unit, sendMailJob, { to: email, ...teamMail({ productName, appUrl, name, teamName, kind }) })
}
