import { composeMail } from '../../../platform/mail/templates/compose-mail.ts'
import type { MailContent } from '../../../platform/mail/templates/mail-content.ts'
import type { MailFacts, MailText } from '../../../platform/mail/templates/mail-facts.ts'
import { contractNotes, contractRows, type OrderedContract } from './contract-data.ts'

/** What the payer of a licence is told of it. Texts that a fact does not apply to leave it out. */
export type LicenceMailKind =
  | 'waiting'
  | 'bought'
  | 'rejected'
  | 'upgraded'
  | 'successor'
  | 'cancelled'
  | 'resumed'
  | 'renewed'
  | 'renewal-waits'
  | 'renewal-held'
  | 'renewal-disputed'
  | 'renewal-reviewed'
  | 'renewal-blocked'
  | 'renews-soon'
  | 'debit-soon'
  | 'debit-now'
  | 'expires-soon'
  | 'ended'
  | 'ended-unpaid'
  | 'withdrawn'
  | 'payment-failed'
  | 'payment-unconfirmed'
  | 'payment-returned'

export type LicenceMailFacts = MailFacts & {
  readonly kind: LicenceMailKind
  /** `Einrichtung, 10 Plätze (1 Jahr)` */
  readonly licence: string
  /** `21.11.2026`: the end of the term, or when access ends. */
  readonly until: string
  /** `702,10 €` */
  readonly total?: string
  /** What the provider or an administrator said. */
  readonly reason?: string
  /** When the next try is made. */
  readonly next?: string
  readonly fee?: string
  /** Not from the list: it can only be had again by another offer. */
  readonly isOffered?: boolean
  /** Of the mandate that a debit is collected by. */
  readonly debit?: { readonly reference: string | null; readonly creditorId: string | null; readonly last4: string }
  /** Of a debit that is collected at once: from when on. */
  readonly debitFrom?: string
  /** A successor that an administrator has to approve before it can begin. */
  readonly isReviewed?: boolean
  /** What was ordered, to be confirmed in full. */
  readonly contract?: OrderedContract
}

export const licenceMail = (facts: LicenceMailFacts): MailText => {
  const { heading, paragraphs, label = 'Lizenz ansehen' } = CONTENTS[facts.kind](facts)
  const rows = [...(facts.contract ? contractRows(facts.contract) : []), ...(isOfDebit(facts) ? debitRows(facts) : [])]
  const content: MailContent = {
    subject: heading,
    preheader: paragraphs[0] ?? heading,
    heading,
    paragraphs,
    ...(rows.length > 0 && { rows }),
    action: { label, link: `${facts.appUrl}/app/einstellungen/konto/abo` },
    notes: facts.contract ? contractNotes(facts.contract) : [],
    reason: `Du bekommst diese E-Mail, weil du bei ${facts.productName} eine Lizenz bestellt hast.`,
  }
  return composeMail(facts, content)
}

/** It announces one that is to come, or one that is collected now. */
const isOfDebit = ({ kind, debit, debitFrom }: LicenceMailFacts): boolean =>
  debit !== undefined && (kind === 'debit-soon' || debitFrom !== undefined)

/** What the announcement of a debit has to name. */
const debitRows = ({ total, until, debit, debitFrom }: LicenceMailFacts): readonly (readonly [string, string])[] => [
  [debitFrom ? 'Lastschrift über' : 'Betrag', total ?? ''],
  ['Abbuchung', debitFrom ? `ab dem ${debitFrom}` : `am ${until} oder am Bankarbeitstag danach`],
  ...(debit?.last4 ? ([['Konto', `mit den Endziffern ${debit.last4}`]] as const) : []),
  ...(debit?.reference ? ([['Mandat', debit.reference]] as const) : []),
  ...(debit?.creditorId ? ([['Gläubiger-ID', debit.creditorId]] as const) : []),
]

type Content = { readonly heading: string; readonly paragraphs: readonly string[]; readonly label?: string }

const said = (reason: string | undefined): readonly string[] => (reason ? [reason] : [])

const CONTENTS: Readonly<Record<LicenceMailKind, (facts: LicenceMailFacts) => Content>> = {
  waiting: ({ licence, total, contract }) => ({
    heading: 'Deine Bestellung ist eingegangen',
    paragraphs: [
      `wir haben deine Bestellung erhalten: ${licence}, ${total} auf Rechnung.`,
      contract?.order.kind === 'upgrade'
        ? 'Bestellungen auf Rechnung prüfen wir einzeln. Das kann einige Werktage dauern. Bis dahin gilt deine bisherige Lizenz; danach bekommst du eine E-Mail.'
        : 'Bestellungen auf Rechnung prüfen wir einzeln. Das kann einige Werktage dauern; danach ist der volle Zugang frei und du bekommst eine E-Mail.',
    ],
  }),
  bought: ({ licence, total, until }) => ({
    heading: 'Deine Lizenz ist aktiv',
    paragraphs: [`vielen Dank für deine Bestellung: ${licence}, ${total}. Deine Lizenz gilt bis zum ${until}.`],
  }),
  rejected: ({ licence, reason }) => ({
    heading: 'Deine Bestellung wurde nicht angenommen',
    paragraphs: [`leider konnten wir deine Bestellung nicht annehmen: ${licence}.`, ...said(reason)],
  }),
  upgraded: ({ licence, total, until }) => ({
    heading: 'Deine Lizenz wurde erweitert',
    paragraphs: [`du hast jetzt: ${licence}. Dafür berechnen wir ${total}. Deine Lizenz gilt bis zum ${until}.`],
  }),
  successor: ({ licence, until, isReviewed = false }) => ({
    heading: isReviewed ? 'Deine Bestellung ist eingegangen' : 'Deine Lizenz ändert sich',
    paragraphs: [
      isReviewed
        ? `für die Zeit ab dem ${until} hast du auf Rechnung bestellt: ${licence}. Wir prüfen deine Bestellung vorher; das kann einige Werktage dauern. Bis dahin bleibt alles, wie es ist.`
        : `ab dem ${until} hast du: ${licence}. Bis dahin bleibt alles, wie es ist.`,
      'Hat die neue Lizenz weniger Plätze als dein Team Mitglieder, fallen die zuletzt vergebenen Plätze weg.',
    ],
  }),
  cancelled: ({ licence, until }) => ({
    heading: 'Deine Kündigung ist eingegangen',
    paragraphs: [
      `deine Lizenz verlängert sich nicht mehr: ${licence}. Du kannst sie bis zum ${until} nutzen.`,
      'Hast du es dir anders überlegt? Bis dahin kannst du die Verlängerung wieder einschalten.',
    ],
  }),
  resumed: ({ licence, until }) => ({
    heading: 'Deine Lizenz verlängert sich wieder',
    paragraphs: [`du hast die Verlängerung wieder eingeschaltet: ${licence}. Das nächste Mal am ${until}.`],
  }),
  renewed: ({ licence, total, until }) => ({
    heading: 'Deine Lizenz wurde verlängert',
    paragraphs: [`deine Lizenz gilt jetzt bis zum ${until}: ${licence}, ${total}.`],
  }),
  'renewal-waits': ({ licence }) => ({
    heading: 'Deine nächste Lizenz wird noch geprüft',
    paragraphs: [
      `deine Laufzeit ist zu Ende, und wir haben deine Bestellung noch nicht freigegeben: ${licence}.`,
      'Das liegt an uns: Du und dein Team behaltet den vollen Zugang. Sobald wir sie geprüft haben, beginnt die neue Laufzeit dort, wo die alte aufgehört hat. Du musst nichts tun.',
    ],
  }),
  'renewal-held': ({ licence, until }) => ({
    heading: 'Deine neue Laufzeit konnte nicht beginnen',
    paragraphs: [
      `deine Lizenz kann so, wie sie bestellt ist, nicht mehr bezahlt werden: ${licence}. Das liegt an der Zahlungsart und der Art des Kunden in deiner Rechnungsadresse.`,
      `Wir haben nichts abgebucht. Bitte wähle eine Lizenz mit einer anderen Zahlungsart oder berichtige deine Rechnungsadresse. Dein Zugang bleibt bis zum ${until}.`,
    ],
    label: 'Lizenz wählen',
  }),
  'renewal-disputed': ({ licence, until }) => ({
    heading: 'Deine neue Laufzeit konnte nicht beginnen',
    paragraphs: [
      `eine Zahlung von deiner Karte wurde bei deiner Bank bestritten. Darum buchen wir von ihr nichts mehr ab: ${licence}.`,
      `Bitte wähle eine andere Zahlungsmethode oder schreib uns. Dein Zugang bleibt bis zum ${until}.`,
    ],
    label: 'Zahlungsmethode ändern',
  }),
  'renewal-reviewed': ({ licence }) => ({
    heading: 'Deine nächste Laufzeit wird noch geprüft',
    paragraphs: [
      `deine Laufzeit ist zu Ende: ${licence}. Für deine Rechnungsadresse gelten eigene Steuerregeln, darum rechnen wir die nächste Laufzeit von Hand aus.`,
      'Wir haben nichts abgebucht. Du und dein Team behaltet den vollen Zugang, bis wir uns bei dir melden. Du musst nichts tun.',
    ],
  }),
  'renewal-blocked': ({ licence, until }) => ({
    heading: 'Deine Lizenz kann sich so nicht verlängern',
    paragraphs: [
      `am ${until} soll deine nächste Laufzeit beginnen: ${licence}. Mit der gewählten Zahlungsmethode geht das nicht mehr; wir buchen von ihr nichts ab.`,
      'Bitte wähle bis dahin eine andere Zahlungsmethode, oder berichtige deine Rechnungsadresse.',
    ],
    label: 'Lizenz ansehen',
  }),
  'renews-soon': ({ licence, total, until }) => ({
    heading: 'Deine Lizenz verlängert sich bald',
    paragraphs: [
      `am ${until} verlängert sich deine Lizenz: ${licence}, ${total}.`,
      'Möchtest du das nicht, schalte die Verlängerung bis dahin aus.',
    ],
  }),
  'debit-soon': ({ licence, total, until }) => ({
    heading: 'Deine Lizenz verlängert sich bald: Lastschrift',
    paragraphs: [
      `am ${until} verlängert sich deine Lizenz: ${licence}. Dafür ziehen wir ${total} per SEPA-Lastschrift ein.`,
      'Möchtest du das nicht, schalte die Verlängerung bis dahin aus.',
    ],
  }),
  'debit-now': ({ licence, total, debitFrom }) => ({
    heading: 'Ankündigung einer Lastschrift',
    paragraphs: [
      `dein Konto wurde für eine Bestellung angegeben: ${licence}. Ab dem ${debitFrom} ziehen wir dafür ${total} per SEPA-Lastschrift ein.`,
      'Verlängert sich die Lizenz, kündigen wir dir die nächste Lastschrift wieder an.',
    ],
  }),
  'expires-soon': ({ licence, until, isOffered = false }) => ({
    heading: 'Deine Lizenz läuft bald ab',
    paragraphs: [
      `deine Lizenz läuft am ${until} ab: ${licence}. Sie verlängert sich nicht von selbst.`,
      isOffered
        ? 'Möchtest du sie weiter nutzen? Antworte einfach auf diese E-Mail, dann bekommst du rechtzeitig ein neues Angebot.'
        : 'Bestelle sie rechtzeitig neu: Auf Rechnung kann die Prüfung einige Werktage dauern.',
    ],
    label: isOffered ? 'Lizenz ansehen' : 'Lizenz neu bestellen',
  }),
  ended: ({ licence }) => ({
    heading: 'Deine Lizenz ist abgelaufen',
    paragraphs: [`deine Lizenz ist abgelaufen: ${licence}. Was du gespeichert hast, bleibt für dich da.`],
    label: 'Lizenz erwerben',
  }),
  'ended-unpaid': ({ licence, total }) => ({
    heading: 'Deine Lizenz wurde beendet',
    paragraphs: [
      `deine Lizenz wurde beendet, weil eine Zahlung offen blieb: ${licence}, ${total}.`,
      'Was du gespeichert hast, bleibt für dich da.',
    ],
    label: 'Lizenz erwerben',
  }),
  withdrawn: ({ licence, total, reason }) => ({
    heading: 'Deine Lizenz wurde beendet',
    paragraphs: [
      `wir haben deine Lizenz beendet: ${licence}.`,
      ...said(reason),
      ...(total
        ? [
            `Du bekommst ${total} zurück, auf dem Weg, auf dem du bezahlt hast. Was noch nicht eingezogen ist, ziehen wir nicht mehr ein. Das kann einige Tage dauern.`,
          ]
        : []),
      'Was du gespeichert hast, bleibt für dich da.',
    ],
    label: 'Lizenz erwerben',
  }),
  'payment-failed': ({ licence, total, reason, next, until }) => ({
    heading: 'Deine Zahlung hat nicht geklappt',
    paragraphs: [
      `wir konnten ${total} nicht einziehen: ${licence}.`,
      ...said(reason),
      `${next ? `Wir versuchen es am ${next} noch einmal. ` : ''}Du kannst auch gleich eine andere Zahlungsmethode wählen. Bleibt die Zahlung aus, endet dein Zugang am ${until}.`,
    ],
    label: 'Zahlungsmethode ändern',
  }),
  'payment-unconfirmed': ({ licence, total, until }) => ({
    heading: 'Bitte bestätige deine Zahlung',
    paragraphs: [
      `wir wollten ${total} von deiner Karte abbuchen: ${licence}. Deine Bank möchte, dass du diese Zahlung selbst bestätigst.`,
      `Das geht auf der Seite deiner Lizenz, mit einem Klick und der App deiner Bank. Du kannst dort auch eine andere Zahlungsmethode wählen. Bleibt die Zahlung aus, endet dein Zugang am ${until}.`,
    ],
    label: 'Zahlung bestätigen',
  }),
  'payment-returned': ({ licence, total, fee, next, until }) => ({
    heading: 'Deine Lastschrift wurde zurückgegeben',
    paragraphs: [
      `deine Bank hat die Lastschrift über ${total} zurückgegeben: ${licence}.`,
      `Dafür berechnet sie ${fee}, die wir mit dem offenen Betrag einziehen.`,
      `${next ? `Wir versuchen es am ${next} noch einmal. ` : ''}Bleibt die Zahlung aus, endet dein Zugang am ${until}.`,
    ],
    label: 'Zahlungsmethode ändern',
  }),
}
