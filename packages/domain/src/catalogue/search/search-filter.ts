import type { SearchableSign } from './searchable-sign.ts'

export type SearchFilter = {
  /** Ids of categories; absent means all, an empty list none. */
  readonly categories?: readonly string[] | undefined
  readonly wordClasses?: readonly string[] | undefined
  readonly previewOnly?: boolean | undefined
}

/** Says which documents a filter lets through; the facts are kept as numbers, one per document. */
export const visibility = (
  signs: readonly SearchableSign[],
): ((filter: SearchFilter) => (document: number) => boolean) => {
  const categories = numbered(signs.map((sign) => sign.categoryId))
  const wordClasses = numbered(signs.map((sign) => sign.wordClass))
  const previews = Uint8Array.from(signs, (sign) => (sign.isPreview ? 1 : 0))
  return (filter) => {
    const inCategory = categories.isOneOf(filter.categories)
    const inWordClass = wordClasses.isOneOf(filter.wordClasses)
    const everything = filter.previewOnly !== true
    return (document) => (everything || previews[document] === 1) && inCategory(document) && inWordClass(document)
  }
}

const numbered = (values: readonly string[]) => {
  const numbers = new Map<string, number>()
  for (const value of values) if (!numbers.has(value)) numbers.set(value, numbers.size)
  const numberAt = Uint32Array.from(values, (value) => numbers.get(value)!)
  return {
    isOneOf: (wanted: readonly string[] | undefined): ((document: number) => boolean) => {
      if (wanted === undefined) return () => true
      const isWanted = new Uint8Array(numbers.size)
      for (const value of wanted) {
        const number = numbers.get(value)
        if (number !== undefined) isWanted[number] = 1
      }
      return (document) => isWanted[numberAt[document]!] === 1
    },
  }
}
