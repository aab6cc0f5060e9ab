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
  const previews = new Uint8Array(signs.length)
  for (let i = 0; i < signs.length; i++) if (signs[i]!.isPreview) previews[i] = 1
  return (filter) => {
    const inCategory = categories.isOneOf(filter.categories)
    const inWordClass = wordClasses.isOneOf(filter.wordClasses)
    const everything = filter.previewOnly !== true
    return (document) => (everything || previews[document] === 1) && inCategory(document) && inWordClass(document)
  }
}

const numbered = (values: readonly string[]) => {
  const numbers = new Map<string, number>()
  const numberAt = new Uint32Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]!
    const number = numbers.get(value) ?? numbers.size
    if (number === numbers.size) numbers.set(value, number)
    numberAt[i] = number
  }
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
