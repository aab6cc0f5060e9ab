import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

export type LicenceAnswerMailFacts = MailFacts & {
  /** What the operator wrote. */
  readonly text: string
}

/** The operator's own words to whoever asked for a licence that is not on the list. */
export const licenceAnswerMail = (facts: LicenceAnswerMailFacts): MailText =>
  composeMail(facts, {
    subject: `Antwort auf deine Lizenzanfrage bei ${facts.productName}`,
    preheader: 'Wir haben dir geantwortet.',
    heading: 'Antwort auf deine Anfrage',
    paragraphs: ['danke für deine Lizenzanfrage.'],
    quote: { from: '', text: facts.text },
    action: { label: 'Zur App', link: `${facts.appUrl}/gebaerden` },
    notes: ['Hast du noch Fragen? Antworte einfach auf diese E-Mail.'],
    reason: 'Du bekommst diese E-Mail, weil mit deiner Adresse eine Lizenz angefragt wurde.',
  })
