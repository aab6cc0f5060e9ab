/**
 * Sorted distinct terms and, for each, where it stands: one 32-bit entry is `document * 16 + field`. Typed arrays keep a
 * hundred thousand signs small and the scan of a one-letter beginning a straight run through memory.
 */
export type Vocabulary = {
  readonly terms: readonly string[]
  /** How many letters each term shares with the one before it. */
  readonly shared: Uint8Array
  /** Entries of term `i` are `entries[starts[i]]` to before `entries[starts[i + 1]]`. */
  readonly starts: Uint32Array
  readonly entries: Uint32Array
}

export const entryOf = (document: number, field: number): number => document * 16 + field
export const documentOf = (entry: number): number => entry >>> 4
export const fieldOf = (entry: number): number => entry & 15

export type VocabularyBuilder = {
  readonly termId: (term: string) => number
  readonly add: (termId: number, entry: number) => void
  readonly finish: () => Vocabulary
}

export const vocabularyBuilder = (): VocabularyBuilder => {
  const ids = new Map<string, number>()
  let pairs = new Uint32Array(4096)
  let length = 0
  return {
    termId: (term) => {
      const known = ids.get(term)
      if (known !== undefined) return known
      ids.set(term, ids.size)
      return ids.size - 1
    },
    add: (termId, entry) => {
      if (length === pairs.length) {
        const grown = new Uint32Array(pairs.length * 2)
        grown.set(pairs)
        pairs = grown
      }
      pairs[length++] = termId
      pairs[length++] = entry
    },
    finish: () => assemble([...ids.keys()], pairs.subarray(0, length)),
  }
}

const assemble = (termsById: readonly string[], pairs: Uint32Array): Vocabulary => {
  const terms = [...termsById].sort(byCodeUnit)
  const positionOf = new Map(terms.map((term, position) => [term, position]))
  const positions = Uint32Array.from(termsById, (term) => positionOf.get(term)!)
  const starts = new Uint32Array(terms.length + 1)
  for (let i = 0; i < pairs.length; i += 2) starts[positions[pairs[i]!]! + 1]!++
  for (let i = 1; i < starts.length; i++) starts[i]! += starts[i - 1]!
  const next = starts.slice()
  const entries = new Uint32Array(pairs.length / 2)
  for (let i = 0; i < pairs.length; i += 2) entries[next[positions[pairs[i]!]!]!++] = pairs[i + 1]!
  return { terms, shared: sharedLengths(terms), starts, entries }
}

export const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const sharedLengths = (terms: readonly string[]): Uint8Array => {
  const shared = new Uint8Array(terms.length)
  for (let i = 1; i < terms.length; i++) {
    const before = terms[i - 1]!
    const term = terms[i]!
    const most = Math.min(before.length, term.length, 255)
    let length = 0
    while (length < most && before.charCodeAt(length) === term.charCodeAt(length)) length++
    shared[i] = length
  }
  return shared
}
