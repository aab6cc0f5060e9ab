import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  type IndexParts,
  indexFromParts,
  type SearchableSign,
  type SearchIndex,
  searchIndexInSteps,
} from '@gebaerdenraum/domain/catalogue/search/build-index'
import { createVocabularyCollector } from '@gebaerdenraum/domain/catalogue/search/vocabulary-pieces'
import { inTurns } from '../../../platform/processes/in-turns.ts'
import type { IndexOrder, IndexPiece } from './index-thread.ts'

/** Up to so many signs the steps take less than half a second, little more than a thread takes to start. */
const MAX_IN_STEPS = 5_000
const SIGNS_PER_MESSAGE = 1_000

/** Builds the search index while requests are answered: in a thread, or in steps where there are few signs. */
export const buildIndexAside = (signs: readonly SearchableSign[]): Promise<SearchIndex> =>
  signs.length > MAX_IN_STEPS ? buildInThread(signs) : inTurns(searchIndexInSteps(signs))

const buildInThread = async (signs: readonly SearchableSign[]): Promise<SearchIndex> => {
  // It ends by itself (docs/decisions/0032). A server that stops does not wait for it.
  const thread = new Worker(new URL('./index-thread.ts', import.meta.url), { execArgv: [] })
  thread.unref()
  const ended = new Promise<never>((_, reject) => {
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The thread of the search index ended with code ${code}.`)))
  })
  ended.catch(() => undefined)
  for (let start = 0; start < signs.length; start += SIGNS_PER_MESSAGE) {
    send(thread, { signs: signs.slice(start, start + SIGNS_PER_MESSAGE) })
    await setImmediate()
  }
  return inTurns(indexFromParts(signs, await Promise.race([receiveParts(thread), ended])))
}

const receiveParts = async (thread: Worker): Promise<IndexParts> => {
  const collect = createVocabularyCollector()
  let order: Uint32Array = new Uint32Array()
  for (;;) {
    const answer = once(thread, 'message') as Promise<[piece: IndexPiece]>
    send(thread, 'next')
    const [piece] = await answer
    if ('order' in piece) order = piece.order
    else {
      const vocabularies = collect(piece)
      if (vocabularies) return { order, vocabularies }
    }
  }
}

const send = (thread: Worker, order: IndexOrder): void => thread.postMessage(order)
