import type { CatalogueQuery } from '@gebaerdenraum/domain/catalogue/search/catalogue-search'
import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import type { Page } from '@gebaerdenraum/domain/kernel/contract'
import { wrap } from 'comlink'
import { readAccessToken } from '../../../api/access-token.ts'
import { onSessionChange } from '../../../api/session.ts'
import type { SearchWorker } from './search-worker.ts'

type LocalSearch = {
  readonly version: string
  load(token: string): Promise<void>
  find(query: CatalogueQuery): Promise<Page<Sign>>
  stop(): void
}

/** The latest version that is loaded. It answers until the next one is. */
let active: LocalSearch | null = null
/** The one that is being loaded. */
let next: LocalSearch | null = null

/** Loads a version of the catalogue into a worker. Rejects when it cannot be loaded, or when it is no longer wanted. */
export const startLocalSearch = async (version: string): Promise<void> => {
  const token = readAccessToken()
  if (active?.version === version || token === null) return
  next?.stop()
  const started = openLocalSearch(version)
  next = started
  try {
    await started.load(token)
  } catch (error) {
    started.stop()
    if (next === started) next = null
    throw error
  }
  active?.stop()
  active = started
  next = null
}

/** Signs before `personaliseSign`; null while nothing is loaded, or when the worker failed. */
export const findLocally = async (query: CatalogueQuery): Promise<Page<Sign> | null> => {
  const asked = active
  if (!asked) return null
  try {
    return await asked.find(query)
  } catch {
    asked.stop()
    if (active === asked) active = null
    return null
  }
}

export const hasLocalSearch = (): boolean => active !== null

export const stopLocalSearch = (): void => {
  for (const search of [active, next]) search?.stop()
  active = null
  next = null
}

/** One worker for one version. All calls reject when the worker ends or fails. */
const openLocalSearch = (version: string): LocalSearch => {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
  const remote = wrap<SearchWorker>(worker)
  let end: (error: Error) => void = () => undefined
  const ended = new Promise<never>((_, reject) => {
    end = reject
  })
  ended.catch(() => undefined)
  worker.addEventListener('error', () => end(new Error('The search worker failed.')))
  return {
    version,
    load: (token) => Promise.race([remote.load(version, token), ended]),
    find: (query) => Promise.race([remote.find(query), ended]),
    stop() {
      worker.terminate()
      end(new Error('The search worker was stopped.'))
    },
  }
}

// Another account, or the same without a licence.
onSessionChange(stopLocalSearch)
