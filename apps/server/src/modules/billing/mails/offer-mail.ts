import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { LinkMailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

export type OfferMailFacts = LinkMailFacts & {
  readonly seats: number
  /** `1 Jahr` */
  readonly period: string
  /** `9.400,00 € (netto)` */
  readonly price: string
  /** `31.12.2026` */
  readonly validUntil: string
  /** What the operator wrote with it. */
  readonly text: string
}

/** A licence that is not on the list, to be looked at and accepted by its link. */
export const offerMail = (facts: OfferMailFacts): MailText =>
  composeMail(facts, {
    subject: `Dein Angebot von ${facts.productName}`,
    preheader: `${facts.seats} Plätze für ${facts.period}, ${facts.price}.`,
    heading: 'Dein Angebot',
    paragraphs: ['danke für deine Anfrage. Wir bieten dir an:'],
    rows: [
      ['Plätze', facts.seats.toLocaleString('de-DE')],
      ['Laufzeit', facts.period],
      ['Preis', facts.price],
      ['Gültig bis', facts.validUntil],
    ],
    ...(facts.text !== '' && { quote: { from: '', text: facts.text } }),
    action: { label: 'Angebot ansehen', link: facts.link },
    notes: [
      'Annehmen kannst du es online, mit deinem Konto und der Rechnungsadresse deiner Einrichtung. Bezahlt wird auf Rechnung.',
      'Hast du noch Fragen? Antworte einfach auf diese E-Mail.',
    ],
    reason: 'Du bekommst diese E-Mail, weil mit deiner Adresse eine Lizenz angefragt wurde.',
  })
