import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

/** The last mail to an account: it is gone. */
export const accountDeletedMail = (facts: MailFacts): MailText =>
  composeMail(facts, {
    subject: `Dein Konto bei ${facts.productName} ist gelöscht`,
    preheader: 'Deine Daten sind entfernt.',
    heading: 'Dein Konto ist gelöscht',
    paragraphs: [
      `du hast dein Konto bei ${facts.productName} gelöscht. Alles, was dazu gehörte, ist entfernt und lässt sich nicht wiederherstellen. Schön, dass du da warst!`,
      'Möchtest du wiederkommen, lege jederzeit ein neues Konto an.',
    ],
    action: { label: 'Neues Konto anlegen', link: `${facts.appUrl}/anmeldung/neues-konto` },
    notes: [
      'Rechnungen, die wir dir gestellt haben, müssen wir noch aufbewahren; sie gehören zu keinem Konto mehr.',
      'Hast du dein Konto nicht selbst gelöscht? Dann antworte bitte gleich auf diese E-Mail.',
    ],
    reason: 'Du bekommst diese letzte E-Mail als Bestätigung.',
  })
