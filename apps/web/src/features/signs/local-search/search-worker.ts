import { type CatalogueQuery, openCatalogueSearch } from '@gebaerdenraum/domain/catalogue/search/catalogue-search'
import type { SearchIndexContent } from '@gebaerdenraum/domain/catalogue/search-index.contract'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { expose } from 'comlink'
import { request } from '../../../api/request.ts'
import { readStoredContent, storeContent } from './stored-content.ts'

/** What the worker does for the page. */
export type SearchWorker = {
  /** From this device, or from the server and then stored on this device. Rejects when the server does not answer. */
  load(version: string, token: string): Promise<void>
  /** After `load` has resolved. */
  find(query: CatalogueQuery): Page<Sign>
}

let find: SearchWorker['find'] | undefined

const worker: SearchWorker = {
  async load(version, token) {
    const stored = await readStoredContent(version)
    const path = `search-index/${encodeURIComponent(version)}`
    const content = stored ?? (await request<SearchIndexContent>({ method: 'GET', path, token }))
    if (!stored) await storeContent({ version, content })
    find = openCatalogueSearch(content).find
  },
  find(query) {
    if (!find) throw new Error('The catalogue is not loaded.')
    return find(query)
  },
}

expose(worker)
