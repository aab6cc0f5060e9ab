import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

/** After the password was changed or reset, so that nobody can do it unnoticed. */
export const passwordChangedMail = (facts: MailFacts): MailText =>
  composeMail(facts, {
    subject: `Dein Passwort bei ${facts.productName} wurde geändert`,
    preheader: 'Warst du das? Dann ist alles gut.',
    heading: 'Passwort geändert',
    paragraphs: [
      'das Passwort deines Kontos wurde gerade geändert. Auf deinen anderen Geräten wurdest du dabei abgemeldet. Warst du das? Dann ist alles gut.',
      'Warst du das nicht? Dann lege gleich ein neues Passwort fest, damit niemand sonst in dein Konto kommt.',
    ],
    action: { label: 'Neues Passwort festlegen', link: `${facts.appUrl}/passwort-zuruecksetzen` },
    notes: [],
    reason: 'Du bekommst diese E-Mail zu deiner Sicherheit, weil das Passwort deines Kontos geändert wurde.',
  })
