import type { Vocabulary } from './vocabulary.ts'

/** Position of the first term that is not less than `text`. */
export const lowerBound = ({ terms }: Vocabulary, text: string): number => {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms[middle]! < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Position of the first term behind those that begin with `prefix`; `from` is their lower bound. */
export const prefixEnd = ({ terms }: Vocabulary, prefix: string, from: number): number => {
  let low = from
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (terms[middle]!.startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return low
}
