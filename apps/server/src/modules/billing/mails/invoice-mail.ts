import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

export type InvoiceMailFacts = MailFacts & {
  readonly kind: 'invoice' | 'credit-note'
  readonly number: string
  /** `702,10 €` */
  readonly total: string
  /** What is charged, in words. */
  readonly subject: string
  /** How and until when it is paid: the sentence of the invoice. */
  readonly payment: string
  readonly hasXml: boolean
}

/** Carries the invoice itself. */
export const invoiceMail = (facts: InvoiceMailFacts): MailText => {
  const isInvoice = facts.kind === 'invoice'
  const what = isInvoice ? 'deine Rechnung' : 'deine Rechnungskorrektur'
  return composeMail(facts, {
    subject: `${isInvoice ? 'Rechnung' : 'Rechnungskorrektur'} ${facts.number} von ${facts.productName}`,
    preheader: `${facts.total}: ${facts.subject}`,
    heading: isInvoice ? 'Deine Rechnung' : 'Deine Rechnungskorrektur',
    paragraphs: [
      `im Anhang findest du ${what} als PDF${facts.hasXml ? ' und als E-Rechnung (XML)' : ''}. Die PDF-Datei enthält zugleich die E-Rechnung (ZUGFeRD).`,
    ],
    rows: [
      ['Nummer', facts.number],
      ['Leistung', facts.subject],
      ['Betrag', facts.total],
      ['Zahlung', facts.payment],
    ],
    action: { label: 'Rechnungen ansehen', link: `${facts.appUrl}/app/einstellungen/konto/rechnungen` },
    notes: ['Bewahre die Rechnung auf, wenn du sie für deine Steuer oder deine Einrichtung brauchst.'],
    reason: `Du bekommst diese E-Mail, weil du bei ${facts.productName} etwas bestellt hast.`,
  })
}
