import type { UnitOfWork } from '../../platform/database/unit-of-work.ts'
import { sendMailJob } from '../../platform/mail/send-mail.job.ts'
import { accountDeletedMail } from './mails/account-deleted-mail.ts'
import { addressInUseMail } from './mails/address-in-use-mail.ts'
import { initialPasswordMail } from './mails/initial-password-mail.ts'
import { passwordChangedMail } from './mails/password-changed-mail.ts'
import { passwordResetMail } from './mails/password-reset-mail.ts'
import { signupMail } from './mails/signup-mail.ts'
import type { Services } from './services.ts'

const TEMPLATES = {
  signupEmail: signupMail,
  addressInUse: addressInUseMail,
  passwordReset: passwordResetMail,
  initialPassword: initialPasswordMail,
  passwordChanged: passwordChangedMail,
  accountDeleted: accountDeletedMail,
} as const
export type AccountMail = keyof typeof TEMPLATES

/** Puts a mail to an account into the queue, with the change it tells of: neither is there without the other. */
export const enqueueAccountMail = async (
  unit: UnitOfWork,
  { queue, settings: { productName, appUrl } }: Services,
  mail: AccountMail,
  { email, name, link = appUrl }: { readonly email: string; readonly name: string; readonly link?: string },
): Promise<void> => {
  const composed = TEMPLATES[mail]({ productName, appUrl, name, link })
  await queue.enqueue(unit, sendMailJob, { to: email, ...composed })
}
