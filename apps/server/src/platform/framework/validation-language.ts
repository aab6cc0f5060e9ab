import { MISSING_TEXT } from '@gebaerdenraum/domain/kernel/field-messages'
import { z } from 'zod'

/**
 * What a schema finds wrong, in German, wherever the contract has no sentence of its own. Zod's own German names types
 * in English (`erwartet string`) and prints patterns; people who fill in a form read these messages.
 */
const messageOf: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return MISSING_TEXT
      return `${TYPES[issue.expected] ?? 'Ein anderer Wert'} erwartet`
    case 'invalid_value':
      return issue.values.length === 1
        ? `Möglich ist nur ${listOf(issue.values)}`
        : `Möglich sind nur ${listOf(issue.values)}`
    case 'too_big':
      return `${issue.inclusive === false ? 'Weniger als' : 'Höchstens'} ${amountOf(issue.maximum, issue.origin)}`
    case 'too_small':
      return `${issue.inclusive === false ? 'Mehr als' : 'Mindestens'} ${amountOf(issue.minimum, issue.origin)}`
    case 'invalid_format':
      return `${FORMATS[issue.format] ?? 'Die Form der Angabe'} ist ungültig`
    case 'not_multiple_of':
      return `Erlaubt sind nur Vielfache von ${issue.divisor}`
    case 'unrecognized_keys':
      return 'Unbekanntes Feld'
    case 'invalid_key':
      return 'Der Name eines Feldes ist ungültig'
    default:
      return 'Diese Angabe ist ungültig'
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Zahl',
  int: 'Ganze Zahl',
  boolean: 'Ja oder Nein (true, false)',
  array: 'Liste',
  object: 'Objekt mit Feldern',
  record: 'Objekt mit Feldern',
  file: 'Datei',
  date: 'Datum',
  null: 'Kein Wert (null)',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Die E-Mail-Adresse',
  url: 'Die Internetadresse',
  uuid: 'Die Kennung',
  datetime: 'Der Zeitpunkt',
  date: 'Das Datum',
}

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['Zeichen', 'Zeichen'],
  array: ['Eintrag', 'Einträge'],
  file: ['Byte', 'Bytes'],
}

const amountOf = (amount: number | bigint, origin: string): string => {
  const number = amount.toLocaleString('de-DE')
  const units = UNITS[origin]
  return units ? `${number} ${amount === 1 ? units[0] : units[1]}` : number
}

/** Lists of possible values are short; one that is not would bury the sentence. */
const MAX_NAMED_VALUES = 20

const listOf = (values: readonly unknown[]): string =>
  values
    .slice(0, MAX_NAMED_VALUES)
    .map((value) => `„${value}“`)
    .join(', ') + (values.length > MAX_NAMED_VALUES ? ' …' : '')

z.config({ localeError: messageOf })
