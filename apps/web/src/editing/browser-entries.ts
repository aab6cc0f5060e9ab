import { readStoredJson, writeStoredJson } from '../storage/browser-storage.ts'

/** Null for what is not there or not an entry of this kind. */
export const readEntry = <Entry>(key: string, isEntry: (value: unknown) => value is Entry): Entry | null => {
  const entry = readStoredJson(key)
  return isEntry(entry) ? entry : null
}

/** Work that the server does not have yet. Null removes it. */
export const writeEntry = (key: string, entry: object | null): void =>
  void writeStoredJson(key, entry, { isWork: true })

/** Held until it is released or the tab is gone. */
export const holdLock = (name: string): (() => void) => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  void locks()?.request(name, () => released)
  return release
}

/** Runs at once, while nobody else holds the lock; not at all, and undefined, where another tab does. */
export const ifUnlocked = async <Result>(name: string, run: () => Result): Promise<Result | undefined> => {
  const manager = locks()
  if (!manager) return run()
  return manager.request(name, { ifAvailable: true }, (lock) => (lock ? run() : undefined))
}

/** Absent without a secure connection. */
const locks = (): LockManager | undefined => (navigator as { readonly locks?: LockManager }).locks
