import type { Vocabularies } from './sign-terms.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Vocabularies as they are sent between threads: terms in pieces, so that none takes long to read, and the arrays last. */
export type VocabularyPiece =
  | { readonly vocabulary: keyof Vocabularies; readonly terms: readonly string[] }
  | { readonly arrays: Vocabularies<Arrays> }

type Arrays = Omit<Vocabulary, 'terms'>

const TERMS_PER_PIECE = 5_000
const NAMES = ['words', 'parts', 'stems', 'verbStems'] as const

export function* splitVocabularies(vocabularies: Vocabularies): Generator<VocabularyPiece, undefined> {
  for (const vocabulary of NAMES) {
    const { terms } = vocabularies[vocabulary]
    for (let start = 0; start < terms.length; start += TERMS_PER_PIECE) {
      yield { vocabulary, terms: terms.slice(start, start + TERMS_PER_PIECE) }
    }
  }
  const { words, parts, stems, verbStems } = vocabularies
  yield {
    arrays: {
      words: arraysOnly(words),
      parts: arraysOnly(parts),
      stems: arraysOnly(stems),
      verbStems: arraysOnly(verbStems),
    },
  }
}

const arraysOnly = ({ shared, starts, entries }: Vocabulary): Arrays => ({ shared, starts, entries })

/** Puts pieces together, in the order in which they were split. Returns the vocabularies with the last piece. */
export const createVocabularyCollector = (): ((piece: VocabularyPiece) => Vocabularies | undefined) => {
  const terms: Record<keyof Vocabularies, string[]> = { words: [], parts: [], stems: [], verbStems: [] }
  return (piece) => {
    if ('terms' in piece) {
      for (const term of piece.terms) terms[piece.vocabulary].push(term)
      return undefined
    }
    const { words, parts, stems, verbStems } = piece.arrays
    return {
      words: { ...words, terms: terms.words },
      parts: { ...parts, terms: terms.parts },
      stems: { ...stems, terms: terms.stems },
      verbStems: { ...verbStems, terms: terms.verbStems },
    }
  }
}
