import { composeMail } from './compose-mail.ts'
import type { MailFacts, MailText } from './mail-facts.ts'

/** What an administrator sends himself to see whether mails go out. */
export const testMail = (facts: MailFacts): MailText =>
  composeMail(facts, {
    subject: `Test: E-Mails von ${facts.productName} kommen an`,
    preheader: 'Es ist nichts zu tun.',
    heading: 'E-Mails kommen an',
    paragraphs: [
      'diese E-Mail hast du dir in der Verwaltung selbst geschickt, um zu prüfen, ob der Versand klappt. Dass du sie liest, heißt: Er klappt.',
      'Liegt sie im Spam-Ordner? Dann fehlen für die Absenderadresse wahrscheinlich SPF, DKIM oder DMARC.',
    ],
    action: { label: 'Zum Zustand des Systems', link: `${facts.appUrl}/app/verwaltung/system` },
    notes: [],
    reason: 'Du bekommst diese E-Mail, weil du sie in der Verwaltung angefordert hast.',
  })
