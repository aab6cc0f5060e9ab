import type { SearchIndexContent } from '@gebaerdenraum/domain/catalogue/search-index.contract'
import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** The catalogue as this device stores it; it is the same for all licensed accounts. */
type StoredContent = { readonly version: string; readonly content: SearchIndexContent }

const DATABASE = 'gebaerdenraum-search'
const KEY = 'content'

/** The content of this version; undefined where it is not stored, or where the browser stores nothing. */
export const readStoredContent = async (version: string): Promise<SearchIndexContent | undefined> => {
  const stored = await withStore((store) => get<StoredContent>(KEY, store))
  return stored?.version === version ? stored.content : undefined
}

/** Replaces the version before. */
export const storeContent = (stored: StoredContent): Promise<unknown> => withStore((store) => set(KEY, stored, store))

/** On a device that never stored it nothing is opened; not every browser tells. */
export const removeStoredContent = async (): Promise<void> => {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined)
  if (databases?.some(({ name }) => name === DATABASE) ?? true) await withStore((store) => del(KEY, store))
}

/** A browser may be full or store nothing: the search does without. */
const withStore = async <Result>(use: (store: UseStore) => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await use(createStore(DATABASE, 'catalogue'))
  } catch {
    return undefined
  }
}
