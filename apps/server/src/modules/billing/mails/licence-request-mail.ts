import { periodText } from '@gebaerdenraum/domain/billing/licence-period'
import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

export type LicenceRequestMailFacts = MailFacts & {
  readonly seats: number
  /** Months. */
  readonly period: number
}

/** To whoever asked for a licence that is not on the list: it has arrived. What he wrote himself is not sent on. */
export const licenceRequestMail = (facts: LicenceRequestMailFacts): MailText =>
  composeMail(facts, {
    subject: `Deine Lizenzanfrage bei ${facts.productName}`,
    preheader: 'Wir melden uns mit einem Angebot.',
    heading: 'Deine Anfrage ist angekommen',
    paragraphs: [
      'danke für deine Anfrage. Wir sehen sie uns an und schicken dir ein Angebot, meist innerhalb von zwei Werktagen.',
    ],
    rows: [
      ['Plätze', String(facts.seats)],
      ['Laufzeit', periodText(facts.period)],
    ],
    action: { label: 'Zur App', link: `${facts.appUrl}/gebaerden` },
    notes: ['Möchtest du etwas ergänzen? Antworte einfach auf diese E-Mail.'],
    reason:
      'Du bekommst diese E-Mail, weil mit deiner Adresse eine Lizenz angefragt wurde. Warst du das nicht, brauchst du nichts zu tun.',
  })
