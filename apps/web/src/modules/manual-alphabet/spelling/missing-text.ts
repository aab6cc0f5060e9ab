import { quoteName } from '../../../ui/quote-name.ts'
/** Names the characters that the alphabet has no hand for, each once. */
export const missingText = (unknown: readonly string[]): string => {
  const names = [...new Set(unknown)].map((character) => quoteName(character))
  const list = new Intl.ListFormat('de', { type: 'conjunction' }).format(names)
  return `Für ${list} gibt es im Fingeralphabet kein Handzeichen.`
}
