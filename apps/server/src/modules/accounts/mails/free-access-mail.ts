import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

/** A week before free access ends, to whoever has no other licence then. */
export const freeAccessEndsMail = (facts: MailFacts & { readonly lastDay: string }): MailText =>
  composeMail(facts, {
    subject: `Dein kostenloser Zugang endet am ${facts.lastDay}`,
    preheader: 'Deine Favoriten, Listen und Dateien bleiben erhalten.',
    heading: 'Dein kostenloser Zugang endet bald',
    paragraphs: [
      `dein kostenloser Zugang zu ${facts.productName} gilt noch bis zum ${facts.lastDay} und endet an diesem Tag von selbst. Du musst nichts kündigen und es kostet nichts.`,
      'Möchtest du danach weiter mit allen Gebärden arbeiten, kannst du jederzeit eine Lizenz erwerben.',
    ],
    action: { label: 'Lizenz erwerben', link: `${facts.appUrl}/anmeldung/bestellung` },
    notes: [
      'Dein Konto bleibt bestehen. Deine Favoriten, Lernlisten und Dateien sind wieder ganz für dich da, sobald du eine Lizenz hast.',
    ],
    reason: 'Du bekommst diese E-Mail, weil du einen kostenlosen Zugang hast.',
  })
