import { allowedEdits, findFuzzy } from './fuzzy.ts'
import type { InnerPieces } from './inner-pieces.ts'
import type { QueryWord } from './query-words.ts'
import { fuzzyRank, INNER_END, INNER_PIECE, isFuzzyField } from './rank.ts'
import type { Vocabularies } from './sign-terms.ts'
import { documentOf, fieldOf, type Vocabulary } from './vocabulary.ts'

/** Lowers the rank of documents whose title or keyword only resembles the word; strict ranks stay, they are better. */
export const matchResembling = (
  { words }: Vocabularies,
  pieces: InnerPieces,
  word: QueryWord,
  ranks: Uint8Array,
): void => {
  const typed = word.plain ?? word.text
  const maxEdits = allowedEdits(typed)
  if (maxEdits === 0) return
  findFuzzy(words, typed, maxEdits, (term, edits, isWhole) => {
    if (edits > 0) markResembling(words, term, (field) => fuzzyRank(edits, field, isWhole), ranks)
  })
  if (typed.length < SHORTEST_END) return
  pieces(typed, (term) => {
    const isEnd = words.terms[term]!.endsWith(typed)
    if (!isEnd && typed.length < SHORTEST_INNER_PIECE) return
    const rankOfField = isEnd ? INNER_END : INNER_PIECE
    markResembling(words, term, (field) => rankOfField[field]!, ranks)
  })
}

/** A piece inside a word that no known word confirms ("sauger" in Staubsauger) is only a guess. */
const SHORTEST_INNER_PIECE = 5
const SHORTEST_END = 4

const markResembling = (
  { starts, entries }: Vocabulary,
  term: number,
  rankOf: (field: number) => number,
  ranks: Uint8Array,
): void => {
  for (let i = starts[term]!; i < starts[term + 1]!; i++) {
    const field = fieldOf(entries[i]!)
    if (!isFuzzyField(field)) continue
    const document = documentOf(entries[i]!)
    ranks[document] = Math.min(ranks[document]!, rankOf(field))
  }
}
