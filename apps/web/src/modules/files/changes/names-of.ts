import { quoteName } from '../../../ui/quote-name.ts'

/** Names things in a sentence: one by its name, several by their number, whatever their kind. */
export const namesOf = (nodes: readonly { readonly name: string }[]): string =>
  nodes.length === 1 ? quoteName(nodes[0]?.name ?? '') : `${nodes.length} Objekte`
