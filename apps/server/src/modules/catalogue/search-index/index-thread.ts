import { parentPort } from 'node:worker_threads'
import {
  type IndexParts,
  indexPartsInSteps,
  runToEnd,
  type SearchableSign,
  type Vocabularies,
} from '@gebaerdenraum/domain/catalogue/search/build-index'

/** To the thread: signs, in any number of messages, then `next` for each piece of the result. */
export type IndexOrder = { readonly signs: readonly SearchableSign[] } | 'next'

type Arrays = Omit<Vocabularies['words'], 'terms'>
/** From the thread: terms in pieces, so that no message takes long to read, and last what they belong to. */
export type IndexPiece =
  | { readonly vocabulary: keyof Vocabularies; readonly terms: readonly string[] }
  | { readonly order: Uint32Array; readonly arrays: Vocabularies<Arrays> }

const TERMS_PER_PIECE = 5_000

function* splitIndex({ order, vocabularies }: IndexParts): Generator<IndexPiece, undefined> {
  for (const vocabulary of ['words', 'parts', 'stems', 'verbStems'] as const) {
    const { terms } = vocabularies[vocabulary]
    for (let start = 0; start < terms.length; start += TERMS_PER_PIECE) {
      yield { vocabulary, terms: terms.slice(start, start + TERMS_PER_PIECE) }
    }
  }
  const { words, parts, stems, verbStems } = vocabularies
  yield {
    order,
    arrays: {
      words: arraysOnly(words),
      parts: arraysOnly(parts),
      stems: arraysOnly(stems),
      verbStems: arraysOnly(verbStems),
    },
  }
}

const arraysOnly = ({ shared, starts, entries }: Vocabularies['words']): Arrays => ({ shared, starts, entries })

const signs: SearchableSign[] = []
let pieces: Generator<IndexPiece, undefined> | undefined

/** Thread of `buildIndexAside`. It ends with the last piece. */
parentPort?.on('message', (order: IndexOrder) => {
  if (order === 'next') {
    pieces ??= splitIndex(runToEnd(indexPartsInSteps(signs)))
    const { value } = pieces.next()
    parentPort?.postMessage(value)
    if (value && 'arrays' in value) parentPort?.close()
  } else {
    for (const sign of order.signs) signs.push(sign)
  }
})
