import {
  DECLARATION_TITLES,
  declarationFile,
  declarationRows,
  momentText,
} from '@gebaerdenraum/domain/billing/contract-declarations'
import type { ContractDeclaration } from '@gebaerdenraum/domain/billing/contract-declarations.contract'
import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'
import { withoutLinks } from '../../../platform/mail/templates/mail-quote.ts'

export type DeclarationMailFacts = MailFacts & { readonly declared: ContractDeclaration }

/** The receipt that the law asks for at once: what was declared, day and time (§ 312k Abs. 4, § 356a Abs. 4 BGB). */
export const declarationMail = (facts: DeclarationMailFacts): MailText => {
  const { declared, productName, appUrl } = facts
  const what = DECLARATION_TITLES[declared.kind]
  return composeMail(facts, {
    subject: `Eingangsbestätigung: ${what} bei ${productName}`,
    preheader: `Eingegangen am ${momentText(declared.receivedAt)}.`,
    heading: declared.kind === 'cancellation' ? 'Deine Kündigung ist eingegangen' : 'Dein Widerruf ist eingegangen',
    paragraphs: [
      `wir bestätigen dir, dass deine Erklärung am ${momentText(declared.receivedAt)} bei uns eingegangen ist:`,
    ],
    // Whoever declares names the address: the receipt must not carry what somebody wants to be sent in our name.
    rows: declarationRows({
      ...declared,
      contract: withoutLinks(declared.contract),
      reason: declared.reason && withoutLinks(declared.reason),
    }),
    notes: [nextText(declared), 'Bewahre diese E-Mail als Nachweis auf.'],
    action: { label: 'Zur Startseite', link: appUrl },
    reason:
      'Du bekommst diese E-Mail, weil diese Erklärung mit deiner Adresse abgegeben wurde. Warst du das nicht? Dann antworte bitte auf diese E-Mail.',
  })
}

/** To the operator, who has to deal with what did not take effect by itself. */
export const declarationReport = (declared: ContractDeclaration, productName: string) => ({
  subject: `${DECLARATION_TITLES[declared.kind]} eingegangen: ${declared.name}`.slice(0, 200),
  text: [
    declared.endsAt
      ? `Die Verlängerung wurde schon ausgeschaltet; die Lizenz endet am ${momentText(declared.endsAt)}.`
      : 'Bitte ordne die Erklärung einem Vertrag zu und bearbeite sie.',
    '',
    declarationFile(declared, productName),
  ].join('\n'),
})

const nextText = ({ kind, endsAt }: ContractDeclaration): string => {
  if (endsAt !== null) return `Deine Lizenz verlängert sich nicht mehr und endet am ${momentText(endsAt)}.`
  return kind === 'cancellation'
    ? 'Wir ordnen deine Kündigung deinem Vertrag zu und teilen dir mit, wann er endet.'
    : 'Wir prüfen deinen Widerruf und melden uns bei dir, auch zu einer Rückzahlung.'
}
