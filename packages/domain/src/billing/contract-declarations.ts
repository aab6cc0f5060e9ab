/** Cancelling (§ 312k BGB) and withdrawing from (§ 356a BGB) a contract, with or without an account. */

export const DECLARATION_KINDS = ['cancellation', 'withdrawal'] as const

export const DECLARATION_MAX = { contract: 200, reason: 2_000 } as const

export const DECLARATION_TITLES: Readonly<Record<(typeof DECLARATION_KINDS)[number], string>> = {
  cancellation: 'Kündigung',
  withdrawal: 'Widerruf',
}

/** The parts of a declaration that are said again. */
type Declared = {
  readonly kind: (typeof DECLARATION_KINDS)[number]
  readonly name: string
  readonly email: string
  readonly contract: string
  /** `soonest`, or a day. */
  readonly ends: string | null
  readonly manner: 'ordinary' | 'extraordinary' | null
  readonly reason: string | null
  readonly receivedAt: string
}

/** What was declared, as rows of label and value: on screen, in the receipt by mail and in the file to keep. */
export const declarationRows = (declared: Declared): readonly (readonly [label: string, value: string])[] => [
  ['Erklärung', DECLARATION_TEXTS[declared.kind]],
  ['Name', declared.name],
  ['E-Mail', declared.email],
  ['Vertrag', declared.contract],
  ...(declared.kind === 'cancellation'
    ? ([
        ['Art der Kündigung', declared.manner === 'extraordinary' ? 'außerordentlich' : 'ordentlich'],
        ['Vertragsende', endText(declared.ends)],
      ] as const)
    : []),
  ...(declared.reason ? ([['Grund', declared.reason]] as const) : []),
  ['Eingegangen', momentText(declared.receivedAt)],
]

/** The receipt as a text file. */
export const declarationFile = (declared: Declared & { readonly _id: string }, productName: string): string => {
  const rows = declarationRows(declared).map(([label, value]) => `${label}: ${value}`)
  const title = `Bestätigung: ${DECLARATION_TITLES[declared.kind]} bei ${productName}`
  return [title, '', ...rows, `Vorgang: ${declared._id}`, ''].join('\n')
}

/** `21. November 2026, 23:30:05 Uhr`: day and time of arrival have to be in the receipt. */
export const momentText = (iso: string): string => `${MOMENT.format(new Date(iso))} Uhr`

const DECLARATION_TEXTS = {
  cancellation: 'Ich kündige den hier bezeichneten Vertrag.',
  withdrawal: 'Ich widerrufe den hier bezeichneten Vertrag.',
} as const

const endText = (ends: string | null): string =>
  ends === null || ends === 'soonest'
    ? 'zum nächstmöglichen Zeitpunkt'
    : `zum ${ends.split('-').toReversed().join('.')}`

const MOMENT = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})
