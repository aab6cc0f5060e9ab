import { VERIFICATION_HOURS } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { LinkMailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

/** To somebody for whom an account was opened: set its first password. */
export const initialPasswordMail = (facts: LinkMailFacts): MailText =>
  composeMail(facts, {
    subject: `Dein Konto bei ${facts.productName}`,
    preheader: 'Lege dein Passwort fest, dann kann es losgehen.',
    heading: 'Willkommen!',
    paragraphs: [
      `für dich wurde ein Konto bei ${facts.productName} eingerichtet. Lege jetzt dein Passwort fest, dann kann es losgehen.`,
    ],
    action: { label: 'Passwort festlegen', link: facts.link },
    notes: [
      `Der Link gilt ${VERIFICATION_HOURS.initialPassword / 24} Tage und nur einmal. Ist er abgelaufen, fordere auf der Anmeldeseite ein neues Passwort an.`,
      'Weißt du nichts von diesem Konto? Dann brauchst du nichts zu tun.',
    ],
    reason: 'Du bekommst diese E-Mail, weil für deine Adresse ein Konto eingerichtet wurde.',
  })
