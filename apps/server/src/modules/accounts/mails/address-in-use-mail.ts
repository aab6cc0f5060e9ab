import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

/** To somebody who has an account already and signs up again. The screen says nothing of it, only this mail does. */
export const addressInUseMail = (facts: MailFacts): MailText =>
  composeMail(facts, {
    subject: `Du hast schon ein Konto bei ${facts.productName}`,
    preheader: 'Melde dich einfach an.',
    heading: 'Du hast schon ein Konto',
    paragraphs: [
      'gerade wollte jemand mit deiner E-Mail-Adresse ein neues Konto anlegen. Du hast aber schon eins. Es ist alles beim Alten geblieben: Melde dich einfach an.',
    ],
    action: { label: 'Zur Anmeldung', link: `${facts.appUrl}/login` },
    notes: [],
    alternative: {
      question: 'Passwort vergessen?',
      label: 'Neues Passwort festlegen',
      link: `${facts.appUrl}/passwort-zuruecksetzen`,
    },
    reason:
      'Du bekommst diese E-Mail, weil jemand bei der Registrierung deine Adresse eingegeben hat. Warst du das nicht, brauchst du nichts zu tun.',
  })
