import { REMINDER_TITLES, type ReminderLevel } from '@gebaerdenraum/domain/billing/invoices/reminders'
import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

export type ReminderMailFacts = MailFacts & {
  readonly level: ReminderLevel
  readonly number: string
  /** `702,10 €` */
  readonly total: string
  /** `21.11.2026`: when it was to be paid. */
  readonly dueOn: string
  /** Until when it is asked for now. */
  readonly payUntil: string
  /** Where to: `DE89 …, Musterbank`; empty where the invoice says none. */
  readonly account: string
}

/** Carries the invoice itself. Friendly first, plain at last; what follows is never threatened with. */
export const reminderMail = (facts: ReminderMailFacts): MailText => {
  const { level, number, total, dueOn, payUntil, account } = facts
  const title = REMINDER_TITLES[level]
  return composeMail(facts, {
    subject: `${title} zur Rechnung ${number}`,
    preheader: `${total}, fällig seit dem ${dueOn}.`,
    heading: title,
    paragraphs: PARAGRAPHS[level](facts),
    rows: [
      ['Rechnung', number],
      ['Betrag', total],
      ['Fällig seit', dueOn],
      ['Bitte zahle bis', payUntil],
      ...(account === '' ? [] : ([['Konto', account]] as const)),
      ['Verwendungszweck', number],
    ],
    action: { label: 'Rechnungen ansehen', link: `${facts.appUrl}/app/einstellungen/konto/rechnungen` },
    notes: [
      'Hast du inzwischen überwiesen? Dann brauchst du nichts zu tun.',
      'Stimmt etwas nicht oder brauchst du mehr Zeit? Antworte einfach auf diese E-Mail.',
    ],
    reason: `Du bekommst diese E-Mail, weil eine Rechnung von ${facts.productName} noch offen ist.`,
  })
}

const PARAGRAPHS: Readonly<Record<ReminderLevel, (facts: ReminderMailFacts) => readonly string[]>> = {
  1: ({ total, number, payUntil }) => [
    `sicher hast du es nur übersehen: Für die Rechnung ${number} über ${total} ist bei uns noch kein Geld eingegangen. Bitte überweise es bis zum ${payUntil}. Die Rechnung hängt noch einmal an.`,
  ],
  2: ({ total, number, payUntil }) => [
    `trotz unserer Zahlungserinnerung ist die Rechnung ${number} über ${total} noch offen. Bitte überweise den Betrag bis zum ${payUntil}. Die Rechnung hängt noch einmal an.`,
  ],
  3: ({ total, number, payUntil }) => [
    `die Rechnung ${number} über ${total} ist trotz Mahnung noch offen. Bitte überweise den Betrag bis spätestens zum ${payUntil}. Die Rechnung hängt noch einmal an.`,
  ],
}
