import { makeCatalogueVocabularies } from '@gebaerdenraum/domain/catalogue/search/catalogue-search'
import { splitVocabularies, type VocabularyPiece } from '@gebaerdenraum/domain/catalogue/search/vocabulary-pieces'
import type { SearchIndexContent } from '@gebaerdenraum/domain/catalogue/search-index.contract'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { expose } from 'comlink'
import { request } from '../../../api/request.ts'
import { readStoredContent, storeContent } from './stored-content.ts'

/** What the page gets, in pieces that take little time to read. */
export type SearchPiece = { readonly signs: readonly Sign[] } | VocabularyPiece

/** What the worker does for the page. */
export type SearchWorker = {
  /** From this device, or from the server and then stored on this device. Rejects when the server does not answer. */
  load(version: string, token: string): Promise<void>
  /** After `load` has resolved; undefined after the last one. */
  takePiece(): SearchPiece | undefined
}

const SIGNS_PER_PIECE = 400

function* splitSearch(content: SearchIndexContent): Generator<SearchPiece, undefined> {
  for (let start = 0; start < content.signs.length; start += SIGNS_PER_PIECE) {
    yield { signs: content.signs.slice(start, start + SIGNS_PER_PIECE) }
  }
  yield* splitVocabularies(makeCatalogueVocabularies(content))
}

let pieces: Generator<SearchPiece, undefined> | undefined

const worker: SearchWorker = {
  async load(version, token) {
    const stored = await readStoredContent(version)
    const path = `search-index/${encodeURIComponent(version)}`
    const content = stored ?? (await request<SearchIndexContent>({ method: 'GET', path, token }))
    if (!stored) await storeContent({ version, content })
    pieces = splitSearch(content)
  },
  takePiece: () => pieces?.next().value,
}

expose(worker)
