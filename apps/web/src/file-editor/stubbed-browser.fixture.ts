import { vi } from 'vitest'

/** What of a browser the drafts need: storage, locks between tabs (missing over plain HTTP), the events of its window. */
export const givenBrowser = ({ isSecure = true } = {}) => {
  const storage: Record<string, unknown> = {}
  // Entries are the storage's own properties too.
  Object.defineProperties(storage, {
    getItem: { value: (key: string) => storage[key] ?? null },
    setItem: { value: (key: string, value: string) => Object.assign(storage, { [key]: value }) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(storage, key) },
  })
  const window = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', window)
  vi.stubGlobal('navigator', isSecure ? { locks: givenLocks() } : {})
  return {
    entries: (): readonly unknown[] => Object.values(storage).map((entry) => JSON.parse(String(entry))),
    leave: () => window.dispatchEvent(new Event('pagehide')),
    /** Back to the page that was left, as it was. */
    comeBack: () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    connect: () => window.dispatchEvent(new Event('online')),
  }
}

const givenLocks = () => {
  const held = new Set<string>()
  const request = async (name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const run = rest.at(-1) as (lock: object | null) => unknown
    if (held.has(name)) return run(null)
    held.add(name)
    const result = await run({ name })
    held.delete(name)
    return result
  }
  return { request }
}
