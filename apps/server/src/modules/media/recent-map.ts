export type RecentMap<Key, Value> = {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): void
}

/** Keeps the entries that were used last, up to a number; an entry may also grow too old. */
export const createRecentMap = <Key, Value>(
  size: number,
  maxAgeMs = Number.POSITIVE_INFINITY,
  now: () => number = Date.now,
): RecentMap<Key, Value> => {
  const entries = new Map<Key, { readonly value: Value; readonly since: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      if (entry === undefined) return undefined
      entries.delete(key)
      if (now() - entry.since >= maxAgeMs) return undefined
      // A map keeps the order of insertion: the first entry is the one that was not used for longest.
      entries.set(key, entry)
      return entry.value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, { value, since: now() })
      if (entries.size > size) entries.delete(entries.keys().next().value as Key)
    },
    delete(key) {
      entries.delete(key)
    },
  }
}
