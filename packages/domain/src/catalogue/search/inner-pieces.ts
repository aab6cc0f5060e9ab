import type { Vocabulary } from './vocabulary.ts'

/** Calls `found` for each term that has the piece somewhere inside. */
export type InnerPieces = (piece: string, found: (term: number) => void) => void

/** All terms in one text, so that one search through it does for all of them. */
export const innerPieces = ({ terms }: Vocabulary): InnerPieces => {
  const text = terms.join(SEPARATOR)
  const starts = new Uint32Array(terms.length)
  for (let term = 1; term < terms.length; term++) starts[term] = starts[term - 1]! + terms[term - 1]!.length + 1
  return (piece, found) => {
    for (let at = text.indexOf(piece); at >= 0; ) {
      const term = lastStartUpTo(starts, at)
      found(term)
      at = term + 1 < starts.length ? text.indexOf(piece, starts[term + 1]!) : -1
    }
  }
}

const SEPARATOR = ' '

const lastStartUpTo = (starts: Uint32Array, at: number): number => {
  let low = 0
  let high = starts.length
  while (low + 1 < high) {
    const middle = (low + high) >>> 1
    if (starts[middle]! <= at) low = middle
    else high = middle
  }
  return low
}
