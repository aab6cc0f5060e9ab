import { clear, createStore, delMany, get, getMany, keys, set, type UseStore } from 'idb-keyval'
import { isViewTab } from '../api/view-tab.ts'

/**
 * What a person can use without a connection, by name: answers of the API, and which lists are on the device. It belongs to one
 * account; media lie in `offline-media.ts`. A view of somebody else reads and changes nothing of it.
 */
const DATABASE = 'gebaerdenraum-offline'
const OWNER = 'owner'

let opened: UseStore | undefined
const openStore = (): UseStore => {
  opened ??= createStore(DATABASE, 'entries')
  return opened
}

/** A browser may be full or store nothing. */
const withStore = async <Result>(use: (store: UseStore) => Promise<Result>): Promise<Result | undefined> => {
  if (isViewTab()) return undefined
  try {
    return await use(openStore())
  } catch {
    return undefined
  }
}

/** Undefined where it is not stored, or where the browser stores nothing. */
export const readOffline = <Value>(key: string): Promise<Value | undefined> =>
  withStore((store) => get<Value>(key, store))

/** Whether it is stored now. */
export const writeOffline = async (key: string, value: unknown): Promise<boolean> =>
  (await withStore(async (store) => {
    await set(key, value, store)
    return true
  })) ?? false

export const deleteOffline = async (names: readonly string[]): Promise<void> =>
  void (await withStore((store) => delMany([...names], store)))

/** All values whose keys begin so. */
export const listOffline = async <Value>(prefix: string): Promise<readonly Value[]> =>
  (await withStore(async (store) => {
    const names = (await keys<string>(store)).filter((name) => name.startsWith(prefix))
    return (await getMany<Value | undefined>(names, store)).filter((value) => value !== undefined)
  })) ?? []

/** Whose content it is; undefined on a device without any. */
export const readOfflineOwner = (): Promise<string | undefined> => readOffline<string>(OWNER)
export const writeOfflineOwner = (userId: string): Promise<boolean> => writeOffline(OWNER, userId)

/** On a device that never stored anything nothing is opened; not every browser tells. */
export const clearOfflineStore = async (): Promise<void> => {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined)
  if (databases?.some(({ name }) => name === DATABASE) ?? true) await withStore(clear)
}
