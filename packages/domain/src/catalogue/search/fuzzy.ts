import type { Vocabulary } from './vocabulary.ts'

/** One edit from 4 letters on, two from 8 (decisions, "Search"); shorter words would meet half the dictionary. */
export const allowedEdits = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** From this many letters on, the beginning of a term may be misspelled too ("schmeter" → Schmetterling). */
export const SHORTEST_FUZZY_PREFIX = 6

export type FuzzyTerm = (term: number, edits: number, isWhole: boolean) => void

/**
 * Calls `found` for each term at most `maxEdits` from the word, or whose beginning is one edit from it. An edit is a
 * letter too many, missing, wrong, or two neighbours swapped. The sorted terms are walked like a tree: terms with a
 * common beginning share its rows, and a beginning that is already too far off ends all its terms.
 */
export const findFuzzy = (vocabulary: Vocabulary, word: string, maxEdits: number, found: FuzzyTerm): void => {
  const { terms, shared } = vocabulary
  const matchesBeginnings = word.length >= SHORTEST_FUZZY_PREFIX
  const rows = editRows(word, maxEdits)
  let prunedAt = Number.POSITIVE_INFINITY
  for (let i = 0; i < terms.length; i++) {
    const term = terms[i]!
    if (shared[i]! < prunedAt) prunedAt = rows.advance(term, shared[i]!)
    const depth = Math.min(prunedAt, term.length)
    if (prunedAt > term.length) {
      const edits = rows.wholeAt(depth)
      if (edits <= maxEdits) {
        found(i, edits, true)
        continue
      }
    }
    if (matchesBeginnings && rows.beginningAt(depth) === 1) found(i, 1, false)
  }
}

/** The rows of the edit distance (optimal string alignment), one for each depth of the walk. */
const editRows = (word: string, maxEdits: number) => {
  const width = word.length + 1
  const depths = word.length + maxEdits + 2
  const cells = new Uint8Array(width * (depths + 1))
  const beginnings = new Uint8Array(depths + 1).fill(word.length)
  for (let j = 0; j < width; j++) cells[j] = j

  const fillRow = (term: string, depth: number): number => {
    const row = depth * width
    const letter = term.charCodeAt(depth - 1)
    const before = depth > 1 ? term.charCodeAt(depth - 2) : -1
    let least = depth
    cells[row] = depth
    for (let j = 1; j < width; j++) {
      const typed = word.charCodeAt(j - 1)
      const up = row - width + j
      let cost = Math.min(cells[up]! + 1, cells[row + j - 1]! + 1, cells[up - 1]! + (typed === letter ? 0 : 1))
      if (j > 1 && before === typed && letter === word.charCodeAt(j - 2)) {
        cost = Math.min(cost, cells[up - width - 2]! + 1)
      }
      cells[row + j] = cost
      if (cost < least) least = cost
    }
    beginnings[depth] = Math.min(beginnings[depth - 1]!, cells[row + word.length]!)
    return least
  }

  return {
    /** Rows for the letters behind the shared ones; the depth at which the term is given up, or infinity. */
    advance: (term: string, from: number): number => {
      for (let depth = from + 1; depth <= term.length; depth++) {
        if (fillRow(term, depth) > maxEdits) return depth
      }
      return Number.POSITIVE_INFINITY
    },
    wholeAt: (depth: number): number => cells[depth * width + word.length]!,
    beginningAt: (depth: number): number => beginnings[depth]!,
  }
}
