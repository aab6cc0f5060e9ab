import { writtenDay } from '@gebaerdenraum/domain/kernel/german-days'
import { germanMoment } from '../../../ui/german-dates.ts'
import { germanMoney } from '../../../ui/german-money.ts'

export type Detail = { readonly name: string; readonly text: string }

/** What an entry keeps of a call, line by line, as one reads it; fields within fields stand behind each other. */
export const writtenDetails = (value: unknown): readonly Detail[] => linesOf(value, [])

const linesOf = (value: unknown, path: readonly string[]): readonly Detail[] => {
  const fields = fieldsOf(value)
  if (fields) return fields.flatMap(([name, field]) => linesOf(field, [...path, name]))
  const field = path.at(-1) ?? ''
  return [{ name: path.map((name) => NAMES[name] ?? name).join(' › '), text: textOf(value, field) }]
}

/** Lists of words are one line; whatever else has parts is taken apart. */
const fieldsOf = (value: unknown): readonly (readonly [string, unknown])[] | undefined => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return undefined
  if (!Array.isArray(value)) return Object.entries(value)
  const isOfParts = value.some((item) => typeof item === 'object' && item !== null)
  return isOfParts ? value.map((item, index) => [`${index + 1}.`, item] as const) : undefined
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/
const CENTS: ReadonlySet<string> = new Set(['net', 'total', 'amount', 'price'])

const textOf = (value: unknown, field: string): string => {
  if (value === null || value === '' || value === undefined) return 'leer'
  if (typeof value === 'boolean') return value ? 'ja' : 'nein'
  if (typeof value === 'number') return CENTS.has(field) ? germanMoney(value) : value.toLocaleString('de-DE')
  if (typeof value === 'string') return writtenText(value)
  if (Array.isArray(value)) return value.length === 0 ? 'leer' : value.join(', ')
  return 'leer'
}

const writtenText = (text: string): string => {
  if (MOMENT.test(text)) return germanMoment(text)
  return DAY.test(text) ? writtenDay(text) : (WORDS[text] ?? text)
}

/** Fields that administrators meet; others stand as the interface of the server calls them. */
const NAMES: Readonly<Record<string, string>> = {
  amount: 'Betrag',
  answer: 'Antwort',
  billingType: 'Abrechnung',
  closed: 'Erledigt',
  done: 'Erledigt',
  email: 'E-Mail',
  endSessions: 'Anmeldungen beenden',
  freeUntil: 'Kostenloser Zugang bis',
  handled: 'Erledigt',
  invoice: 'Rechnung',
  isMultiplicator: 'Multiplikator',
  keywords: 'Stichwörter',
  level: 'Stufe',
  name: 'Name',
  net: 'Preis netto',
  note: 'Notiz',
  paid: 'Bezahlt',
  period: 'Laufzeit in Monaten',
  reason: 'Grund',
  receivedOn: 'Eingegangen am',
  refund: 'Geld zurück',
  reminders: 'Erinnerungen',
  request: 'Anfrage',
  resend: 'Erneut gesendet',
  seats: 'Plätze',
  secondFactor: 'Zweiter Faktor',
  status: 'Stand',
  step: 'Schritt',
  takenBack: 'Zurückgenommen, weil',
  text: 'Text',
  title: 'Titel',
  total: 'Gesamtbetrag',
  until: 'Bis',
  user: 'Person',
  validUntil: 'Gültig bis',
  withdrawn: 'Zurückgezogen',
  wordClass: 'Wortart',
}

const WORDS: Readonly<Record<string, string>> = {
  active: 'aktiv',
  canceled: 'beendet oder abgelehnt',
  device: 'Code vom Gerät',
  none: 'keiner',
  'recovery-code': 'Wiederherstellungscode',
  'wrong-code': 'falscher Code',
}
