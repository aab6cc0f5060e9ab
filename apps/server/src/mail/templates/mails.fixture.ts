import { accountDeletedMail } from './account-deleted-mail.ts'
import { addressInUseMail } from './address-in-use-mail.ts'
import { initialPasswordMail } from './initial-password-mail.ts'
import type { LinkMailFacts, MailText } from './mail-facts.ts'
import { passwordChangedMail } from './password-changed-mail.ts'
import { passwordResetMail } from './password-reset-mail.ts'
import { signupMail } from './signup-mail.ts'

export const MAILS: readonly (readonly [string, (facts: LinkMailFacts) => MailText])[] = [
  ['signup', signupMail],
  ['address-in-use', addressInUseMail],
  ['password-reset', passwordResetMail],
  ['password-changed', passwordChangedMail],
  ['initial-password', initialPasswordMail],
  ['account-deleted', accountDeletedMail],
]

const APP_URL = 'https://app.gebaerden.example'

export const FACTS: LinkMailFacts = {
  productName: 'Gebärdenraum',
  appUrl: APP_URL,
  name: 'Kim Müller-Lüdenscheidt',
  link: `${APP_URL}/bestaetigung/0192f0c1-7a6b-7d3e-8f01-2233445566ab/signupEmail/Zq3fPp0aWm2LxK9vTt7YbN4cRr5GgHh6JjKk8Ll1Mm0`,
}
