import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import { plainName } from '../../../platform/mail/templates/greeting.ts'
import type { MailContent } from '../../../platform/mail/templates/mail-content.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'

/** What somebody is told of his place in a team. */
export type TeamMailKind = 'removed' | 'surplus' | 'made-manager' | 'made-member'

export type TeamMailFacts = MailFacts & { readonly teamName: string; readonly kind: TeamMailKind }

export const teamMail = (facts: TeamMailFacts): MailText =>
  composeMail(facts, CONTENTS[facts.kind]({ ...facts, teamName: plainName(facts.teamName) || 'dein Team' }))

const PERSONAL_STAYS =
  'Alles in deinen persönlichen Ordnern gehört weiter dir. Was im Ordner des Teams liegt, bleibt beim Team.'
const REASON = 'Du bekommst diese E-Mail, weil sich dein Platz in einem Team geändert hat.'

const left = ({ appUrl, productName }: TeamMailFacts) =>
  ({
    action: { label: 'Lizenz ansehen', link: `${appUrl}/app/einstellungen` },
    notes: [
      `Dein Konto bei ${productName} bleibt bestehen. Deine Favoriten und Lernlisten sind wieder ganz für dich da, sobald du eine eigene Lizenz hast oder in ein anderes Team eingeladen wirst.`,
    ],
    reason: REASON,
  }) as const

const CONTENTS: Readonly<Record<TeamMailKind, (facts: TeamMailFacts) => MailContent>> = {
  removed: (facts) => ({
    ...left(facts),
    subject: 'Du bist nicht mehr im Team',
    preheader: 'Dein Platz im Team ist vergeben oder frei geworden.',
    heading: 'Du bist nicht mehr im Team',
    paragraphs: [
      `du wurdest aus dem Team „${facts.teamName}“ entfernt. Damit endet auch die Lizenz, die das Team mit dir geteilt hat.`,
      PERSONAL_STAYS,
    ],
  }),
  surplus: (facts) => ({
    ...left(facts),
    subject: 'Dein Platz im Team ist weggefallen',
    preheader: 'Die Lizenz deines Teams ist kleiner geworden.',
    heading: 'Dein Platz im Team ist weggefallen',
    paragraphs: [
      `die Lizenz des Teams „${facts.teamName}“ hat jetzt weniger Plätze. Weil du zuletzt dazugekommen bist, ist dein Platz weggefallen.`,
      PERSONAL_STAYS,
      'Wird wieder ein Platz frei, kann dich das Team neu einladen.',
    ],
  }),
  'made-manager': ({ appUrl, teamName }) => ({
    subject: 'Du verwaltest jetzt dein Team mit',
    preheader: 'Du kannst Personen einladen und Mitglieder verwalten.',
    heading: 'Du bist jetzt Verwalter',
    paragraphs: [
      `du bist jetzt Verwalter im Team „${teamName}“. Du siehst, wer dazugehört, kannst Personen einladen und entfernen und Rollen ändern.`,
    ],
    action: { label: 'Team öffnen', link: `${appUrl}/app/einstellungen/team/mitglieder` },
    notes: [],
    reason: REASON,
  }),
  'made-member': ({ appUrl, teamName }) => ({
    subject: 'Deine Rolle im Team hat sich geändert',
    preheader: 'Du bist jetzt Mitglied; deine Lizenz bleibt.',
    heading: 'Deine Rolle im Team hat sich geändert',
    paragraphs: [
      `du bist im Team „${teamName}“ jetzt Mitglied und verwaltest es nicht mehr. An deiner Lizenz ändert sich nichts.`,
    ],
    action: { label: 'Team öffnen', link: `${appUrl}/app/einstellungen/team/uebersicht` },
    notes: [],
    reason: REASON,
  }),
}
