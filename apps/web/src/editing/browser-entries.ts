/** Entries of this browser's storage. Private windows may forbid it, and it may be full: they then live in memory only. */
export const keysWith = (prefix: string): readonly string[] => {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Null for what is not there or not an entry of this kind. */
export const readEntry = <Entry>(key: string, isEntry: (value: unknown) => value is Entry): Entry | null => {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isEntry(entry) ? entry : null
  } catch {
    return null
  }
}

/** Null takes it away. */
export const writeEntry = (key: string, entry: object | null): void => {
  try {
    if (entry) localStorage.setItem(key, JSON.stringify(entry))
    else localStorage.removeItem(key)
  } catch {
    // Kept in memory.
  }
}

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
