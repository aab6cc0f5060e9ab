import type { AuditEntry } from './audit-entries.contract.ts'

/** What the administrators of a module do, by action (`people.patch`), as the protocol shows it. */
export type ActionTexts = Readonly<Record<string, string | PreciseText>>

/** `precise` sees what was sent and what the server noted; without an answer of it, `text` is shown. */
type PreciseText = { readonly text: string; readonly precise: (data: Fields, note: Fields) => string | undefined }
type Fields = Readonly<Record<string, unknown>>

/** The texts that do not depend on an entry, by action. */
export const listGeneralTexts = (texts: ActionTexts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(texts).map(([action, found]) => [action, typeof found === 'string' ? found : found.text]),
  )

/** What was done, as precisely as the entry says it. An action without a text shows its name. */
export const describeEntry = (
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
  texts: ActionTexts,
): string => {
  const found = texts[action] ?? action
  if (typeof found === 'string') return found
  return found.precise(readFields(details['data']), readFields(details['note'])) ?? found.text
}

const readFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
