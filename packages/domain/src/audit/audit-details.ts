/** What an audit entry keeps of a call: JSON without secrets and without files, and no more of it than a person reads. */
export const auditDetails = (facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  for (const limits of LIMITS) {
    const kept = keep(facts, limits, 0) as Readonly<Record<string, unknown>>
    if (JSON.stringify(kept).length <= MAX_LENGTH) return kept
  }
  return { [CUT]: `${Object.keys(facts).length} Angaben` }
}

/** The fields in which two states differ, each with its value before and after. */
export const changedFields = (before: State, after: State): { readonly before: State; readonly after: State } => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  const pick = (state: State) => Object.fromEntries(changed.map((name) => [name, state[name] ?? null]))
  return { before: pick(before), after: pick(after) }
}

/** Which fields a call had, without what they said. */
export const hiddenFields = (data: unknown): unknown =>
  typeof data === 'object' && data !== null ? Object.fromEntries(Object.keys(data).map((name) => [name, HIDDEN])) : data

type State = Readonly<Record<string, unknown>>

/** Characters of JSON. Entries are kept for good: a row stays small whatever was sent. */
const MAX_LENGTH = 16_000
const HIDDEN = '[verborgen]'
const FILE = '[Datei]'
const CUT = '[gekürzt]'

type Limits = { readonly text: number; readonly items: number; readonly depth: number }
/** Tried one after the other until it fits. */
const LIMITS: readonly Limits[] = [
  { text: 1_000, items: 100, depth: 8 },
  { text: 200, items: 40, depth: 6 },
  { text: 60, items: 10, depth: 4 },
]

const SECRET_NAME =
  /pass(word|wort|code)|token|secret|geheim|recovery|authorization|cookie|credential|^(code|codes|otp|pin|iban|cvc|key|sharekey|clientsecret)$/i

const keep = (value: unknown, limits: Limits, depth: number): unknown => {
  if (typeof value === 'string') return keepText(value, limits.text)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return depth >= limits.depth ? CUT : keepItems(value, limits, depth)
  if (typeof value !== 'object') return value === undefined ? undefined : String(value)
  if (!isPlain(value)) return FILE
  return depth >= limits.depth ? CUT : keepFields(value, limits, depth)
}

const keepText = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length)}… (${text.length} Zeichen)`

const keepItems = (items: readonly unknown[], limits: Limits, depth: number): unknown[] => {
  const kept = items.slice(0, limits.items).map((item) => keep(item, limits, depth + 1))
  return items.length > limits.items ? [...kept, `… ${items.length - limits.items} weitere`] : kept
}

const keepFields = (value: object, limits: Limits, depth: number): Record<string, unknown> => {
  const fields = Object.entries(value)
  const kept = fields
    .slice(0, limits.items)
    .map(([name, field]) => [
      keepText(name, limits.text),
      SECRET_NAME.test(name) && field != null ? HIDDEN : keep(field, limits, depth + 1),
    ])
  if (fields.length > limits.items) kept.push([CUT, `${fields.length - limits.items} weitere`])
  return Object.fromEntries(kept)
}

/** Buffers, streams and whatever else a form brings along are no plain objects. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
