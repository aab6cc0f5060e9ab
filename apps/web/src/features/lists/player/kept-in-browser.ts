/** A value kept as JSON under a name. A private window may forbid it: then it lasts as long as the page. */
const inMemory = new Map<string, string>()

/** `visit` lasts until the tab is closed, `browser` until it is removed. */
export type Lifetime = 'visit' | 'browser'

export const readKept = (name: string, lifetime: Lifetime = 'browser'): unknown => {
  try {
    return JSON.parse(storageOf(lifetime).getItem(name) ?? inMemory.get(name) ?? 'null')
  } catch {
    return JSON.parse(inMemory.get(name) ?? 'null')
  }
}

export const keep = (name: string, value: unknown, lifetime: Lifetime = 'browser'): void => {
  const text = JSON.stringify(value)
  try {
    storageOf(lifetime).setItem(name, text)
    inMemory.delete(name)
  } catch {
    inMemory.set(name, text)
  }
}

export const removeKept = (name: string, lifetime: Lifetime = 'browser'): void => {
  inMemory.delete(name)
  try {
    storageOf(lifetime).removeItem(name)
  } catch {
    // It was in memory.
  }
}

const storageOf = (lifetime: Lifetime): Storage => (lifetime === 'visit' ? sessionStorage : localStorage)
