import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import { plainName } from '../../../platform/mail/templates/greeting.ts'
import type { LinkMailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

export type InvitationMailKind = 'invitation' | 'reminder'

export type InvitationMailFacts = LinkMailFacts & {
  readonly kind: InvitationMailKind
  /** Who invites; empty when the account is gone. */
  readonly inviter: string
  readonly teamName: string
  readonly message: string
  readonly expiresAt: Date
}

/** To somebody who may never have heard of the product: who invites, what joining means, until when. */
export const invitationMail = (facts: InvitationMailFacts): MailText => {
  const { productName, link } = facts
  const isReminder = facts.kind === 'reminder'
  const inviter = plainName(facts.inviter)
  const team = plainName(facts.teamName)
  const whereTo = `${team === '' ? 'in ein Team' : `in das Team „${team}“`} bei ${productName}`
  const invites =
    inviter === ''
      ? `du bist ${whereTo} eingeladen, der App für die Deutsche Gebärdensprache.`
      : `${inviter} lädt dich ${whereTo} ein, der App für die Deutsche Gebärdensprache.`
  return composeMail(facts, {
    subject: isReminder
      ? `Erinnerung: Deine Einladung zu ${productName}`
      : `Du bist in ein Team bei ${productName} eingeladen`,
    preheader: isReminder ? 'Deine Einladung ist noch offen.' : 'Für dich ist die Lizenz kostenlos.',
    heading: isReminder ? 'Deine Einladung ist noch offen' : 'Du bist eingeladen',
    paragraphs: [invites],
    quote: { from: inviter, text: facts.message },
    action: { label: 'Einladung ansehen', link },
    notes: [
      'Wenn du beitrittst, bekommst du einen Platz in der Lizenz des Teams. Für dich kostet das nichts. Die anderen im Team sehen deinen Namen und deine E-Mail-Adresse nur, wenn sie es verwalten. Was du in deinen persönlichen Ordnern anlegst, gehört dir allein.',
      `Die Einladung gilt nur für diese E-Mail-Adresse und bis zum ${germanDay(facts.expiresAt)}.`,
      'Kennst du das Team nicht oder möchtest du nicht beitreten? Dann brauchst du nichts zu tun.',
    ],
    reason: isReminder
      ? 'Du bekommst diese E-Mail ein einziges Mal, weil deine Einladung noch offen ist.'
      : 'Du bekommst diese E-Mail, weil dich jemand in sein Team eingeladen hat.',
  })
}

const DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })

/** „5. Dezember 2026“. */
const germanDay = (moment: Date): string => DAY.format(moment)
