import { VERIFICATION_HOURS } from '@gebaerdenraum/domain/accounts/verifications.contract'
import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { LinkMailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

/** To a new account: confirm that the address is yours. */
export const signupMail = (facts: LinkMailFacts): MailText =>
  composeMail(facts, {
    subject: `Bestätige deine E-Mail-Adresse für ${facts.productName}`,
    preheader: 'Ein Klick, und dein Konto ist bereit.',
    heading: 'Bestätige deine E-Mail-Adresse',
    paragraphs: [
      `schön, dass du da bist! Du hast ein Konto bei ${facts.productName} angelegt. Bestätige jetzt deine E-Mail-Adresse, dann kann es losgehen.`,
    ],
    action: { label: 'E-Mail-Adresse bestätigen', link: facts.link },
    notes: [
      `Der Link gilt ${VERIFICATION_HOURS.signupEmail} Stunden und nur einmal. Ist er abgelaufen, melde dich an: Dort kannst du dir einen neuen schicken lassen.`,
      'Hast du kein Konto angelegt? Dann brauchst du nichts zu tun. Ohne Bestätigung wird das Konto nach 30 Tagen gelöscht.',
    ],
    reason: 'Du bekommst diese E-Mail, weil mit deiner Adresse ein Konto angelegt wurde.',
  })
