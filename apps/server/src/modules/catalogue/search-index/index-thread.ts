import { parentPort } from 'node:worker_threads'
import { indexPartsInSteps, runToEnd, type SearchableSign } from '@gebaerdenraum/domain/catalogue/search/build-index'
import { splitVocabularies, type VocabularyPiece } from '@gebaerdenraum/domain/catalogue/search/vocabulary-pieces'

/** To the thread: signs, in any number of messages, then `next` for each piece of the result. */
export type IndexOrder = { readonly signs: readonly SearchableSign[] } | 'next'

/** From the thread: first the places of the signs in the order of their titles. */
export type IndexPiece = { readonly order: Uint32Array } | VocabularyPiece

function* buildParts(): Generator<IndexPiece, undefined> {
  const { order, vocabularies } = runToEnd(indexPartsInSteps(signs))
  yield { order }
  yield* splitVocabularies(vocabularies)
}

const signs: SearchableSign[] = []
const pieces = buildParts()

/** Thread of `buildIndexAside`. It ends with the last piece. */
parentPort?.on('message', (order: IndexOrder) => {
  if (order === 'next') {
    const { value } = pieces.next()
    parentPort?.postMessage(value)
    if (value && 'arrays' in value) parentPort?.close()
  } else {
    for (const sign of order.signs) signs.push(sign)
  }
})
