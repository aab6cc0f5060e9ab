import { countPage } from './count-page.ts'
import { allowedEdits } from './fuzzy.ts'
import { type InnerPieces, innerPieces } from './inner-pieces.ts'
import { matchCompactTitle, matchWord } from './match-word.ts'
import { parseQuery, type Query, type QueryWord } from './query-words.ts'
import { FIRST_GUESS, RANK } from './rank.ts'
import { matchResembling } from './resembling-word.ts'
import type { SearchIndex } from './search.ts'
import { visibility } from './search-filter.ts'
import type { SearchableSign } from './searchable-sign.ts'
import type { Vocabularies } from './sign-terms.ts'

/** With this many real hits nobody needs a guess ("Meintest du …?"). */
export const ENOUGH_STRICT_HITS = 3

/** `signs` in the order of their titles; the vocabularies number them by that order. In steps of some milliseconds. */
export function* indexSortedSigns(
  signs: readonly SearchableSign[],
  vocabularies: Vocabularies,
): Generator<undefined, SearchIndex> {
  const ids = signs.map((sign) => sign.id)
  yield
  const visible = visibility(signs)
  yield
  // One pair of buffers for all searches: a search is synchronous, nothing else runs while it uses them.
  const buffers = { ranks: new Uint8Array(signs.length), scratch: new Uint8Array(signs.length) }
  const pieces = innerPieces(vocabularies.words)
  return {
    size: signs.length,
    search: (text, filter, page) => {
      const query = parseQuery(text)
      rankAll(vocabularies, pieces, query, buffers)
      const { ranks } = buffers
      const { total, documents } = countPage(ranks, visible(filter), page)
      return {
        total,
        hits: documents.map((document) => ({
          id: ids[document]!,
          match: ranks[document]! >= FIRST_GUESS ? 'fuzzy' : 'exact',
        })),
      }
    },
  }
}

type Buffers = { readonly ranks: Uint8Array; readonly scratch: Uint8Array }

const rankAll = (vocabularies: Vocabularies, pieces: InnerPieces, query: Query, buffers: Buffers): void => {
  const { ranks } = buffers
  if (query.words.length === 0) {
    ranks.fill(query.isEmpty ? RANK.exactTitle : RANK.none)
    return
  }
  rankWords(query, buffers, (word, target) => matchWord(vocabularies, word, target))
  matchCompactTitle(vocabularies, query.compact, ranks)
  if (hasEnough(ranks) || !query.words.some((word) => allowedEdits(word.plain ?? word.text) > 0)) return
  rankWords(query, buffers, (word, target) => {
    matchWord(vocabularies, word, target)
    matchResembling(vocabularies, pieces, word, target)
  })
  matchCompactTitle(vocabularies, query.compact, ranks)
}

/** All words must match, and the one that matches worst decides. */
const rankWords = (
  { words }: Query,
  { ranks, scratch }: Buffers,
  match: (word: QueryWord, target: Uint8Array) => void,
): void => {
  for (const [i, word] of words.entries()) {
    const target = i === 0 ? ranks : scratch
    target.fill(RANK.none)
    match(word, target)
    if (i > 0) takeWorse(ranks, scratch)
  }
}

const takeWorse = (ranks: Uint8Array, others: Uint8Array): void => {
  for (let i = 0; i < ranks.length; i++) if (others[i]! > ranks[i]!) ranks[i] = others[i]!
}

const hasEnough = (ranks: Uint8Array): boolean => {
  let hits = 0
  for (let i = 0; i < ranks.length; i++) {
    if (ranks[i] !== RANK.none && ++hits === ENOUGH_STRICT_HITS) return true
  }
  return false
}
