import { clear, createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

/**
 * What a person can use without a connection, by name: answers of the API, and which lists are on the device. It belongs to one
 * account; media lie in `offline-media.ts`.
 */
const DATABASE = 'gebaerdenraum-offline'
const OWNER = 'owner'

let opened: UseStore | undefined
const openStore = (): UseStore => {
  opened ??= createStore(DATABASE, 'entries')
  return opened
}

/** Undefined where it is not stored, or where the browser stores nothing. */
export const readOffline = async <Value>(key: string): Promise<Value | undefined> => {
  try {
    return await get<Value>(key, openStore())
  } catch {
    return undefined
  }
}

/** Whether it is stored now. */
export const writeOffline = async (key: string, value: unknown): Promise<boolean> => {
  try {
    await set(key, value, openStore())
    return true
  } catch {
    return false
  }
}

export const deleteOffline = async (key: string): Promise<void> => {
  await del(key, openStore()).catch(() => undefined)
}

/** All values whose keys begin so. */
export const listOffline = async <Value>(prefix: string): Promise<readonly Value[]> => {
  try {
    const all = await entries<string, Value>(openStore())
    return all.flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : []))
  } catch {
    return []
  }
}

/** Whose content it is; undefined on a device without any. */
export const readOfflineOwner = (): Promise<string | undefined> => readOffline<string>(OWNER)
export const writeOfflineOwner = (userId: string): Promise<boolean> => writeOffline(OWNER, userId)

/** On a device that never stored anything nothing is opened; not every browser tells. */
export const clearOfflineStore = async (): Promise<void> => {
  const databases = await globalThis.indexedDB?.databases?.().catch(() => undefined)
  if (databases?.some(({ name }) => name === DATABASE) ?? true) await clear(openStore()).catch(() => undefined)
}
