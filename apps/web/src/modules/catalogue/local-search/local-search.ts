import {
  type CatalogueQuery,
  type CatalogueSearch,
  openCatalogueSearch,
} from '@gebaerdenraum/domain/catalogue/search/catalogue-search'
import { createVocabularyCollector } from '@gebaerdenraum/domain/catalogue/search/vocabulary-pieces'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { type Remote, wrap } from 'comlink'
import { readAccessToken } from '../../../api/access-token.ts'
import { onSessionChange } from '../../../api/session.ts'
import type { SearchWorker } from './search-worker.ts'

/** The latest version that is loaded. It answers until the next one is. */
let active: (CatalogueSearch & { readonly version: string }) | null = null
/** The version that is being loaded, until it is there or does not come. */
let loading: { readonly version: string; readonly done: Promise<void> } | null = null
/** Ends the loading of another version. */
let stopLoading: () => void = () => undefined

/** Loads a version of the catalogue with a worker. Rejects when it cannot be loaded, or when it is no longer wanted. */
export const startLocalSearch = async (version: string): Promise<void> => {
  const token = readAccessToken()
  if (active?.version === version || token === null) return
  const started = { version, done: load(version, token) }
  loading = started
  try {
    await started.done
  } finally {
    if (loading === started) loading = null
  }
}

const load = async (version: string, token: string): Promise<void> => {
  stopLoading()
  const worker = openWorker()
  const ended = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker of the search failed.')))
    stopLoading = () => reject(new Error('Another version is loaded, or none.'))
  })
  try {
    active = { version, ...(await Promise.race([receiveSearch(wrap(worker), version, token), ended])) }
  } finally {
    worker.terminate()
  }
}

/** Stores a version of the catalogue on this device, for a search without a connection. Rejects when it does not arrive. */
export const storeCatalogue = async (version: string): Promise<void> => {
  const token = readAccessToken()
  if (active?.version === version || token === null) return
  // The search page stores it, too.
  if (loading?.version === version) return loading.done
  const worker = openWorker()
  const ended = new Promise<never>((_, reject) => {
    stopStoring = () => reject(new Error('Somebody else is signed in, or nobody.'))
  })
  try {
    await Promise.race([wrap<SearchWorker>(worker).load(version, token), ended])
  } finally {
    worker.terminate()
  }
}

let stopStoring: () => void = () => undefined

const openWorker = (): Worker => new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })

/** Signs before `personaliseSign`; null while nothing is loaded. */
export const findLocally = (query: CatalogueQuery): Page<Sign> | null => active?.find(query) ?? null

export const hasLocalSearch = (): boolean => active !== null

export const stopLocalSearch = (): void => {
  stopLoading()
  active = null
}

const receiveSearch = async (
  worker: Remote<SearchWorker>,
  version: string,
  token: string,
): Promise<CatalogueSearch> => {
  await worker.load(version, token)
  const signs: Sign[] = []
  const collect = createVocabularyCollector()
  for (;;) {
    const piece = await worker.takePiece()
    if (piece === undefined) throw new Error('The worker of the search sent too little.')
    if ('signs' in piece) signs.push(...piece.signs)
    else {
      const vocabularies = collect(piece)
      if (vocabularies) return openCatalogueSearch(signs, vocabularies)
    }
  }
}

// Another account, or the same without a licence.
onSessionChange(() => {
  stopLocalSearch()
  stopStoring()
})
