import { VERIFICATION_HOURS } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { LinkMailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

/** To somebody who forgot the password. */
export const passwordResetMail = (facts: LinkMailFacts): MailText =>
  composeMail(facts, {
    subject: `Dein neues Passwort für ${facts.productName}`,
    preheader: `Der Link gilt ${VERIFICATION_HOURS.passwordReset} Stunden.`,
    heading: 'Neues Passwort festlegen',
    paragraphs: ['für dein Konto wurde ein neues Passwort angefordert. Hier kannst du es festlegen.'],
    action: { label: 'Neues Passwort festlegen', link: facts.link },
    notes: [
      `Der Link gilt ${VERIFICATION_HOURS.passwordReset} Stunden und nur einmal. Danach meldest du dich auf allen Geräten neu an.`,
      'Hast du kein neues Passwort angefordert? Dann lösche diese E-Mail. Dein Passwort bleibt, wie es ist.',
    ],
    reason: 'Du bekommst diese E-Mail, weil für dein Konto ein neues Passwort angefordert wurde.',
  })
