import { LRUCache } from 'lru-cache'
import { type ChangeFeed, EVERYTHING } from './change-feed.ts'

/** What was read from the database, in memory until one of its topics changes. */
export type ReadCache<Value> = {
  /**
   * The value of a key: from memory, or by `load`. No answer relies on a state that is older than a second, and every
   * one knows what this process committed before it was asked for. While changes are not heard, each call loads. What
   * `load` cannot find is not remembered.
   */
  read(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined>
}

type Options<Value> = {
  readonly changes: ChangeFeed
  /**
   * Which changes make a value outdated: every row that it was read from has its topic. Undefined: it is read each time.
   */
  listTopics(value: Value): readonly string[] | undefined
  /** The most that is remembered, in the unit of `weigh`. Of more, what was not used for longest goes. */
  readonly maxWeight: number
  /** At least 1. Larger than `maxWeight`: the value is not remembered. */
  weigh(value: Value): number
}

type Entry<Value> = { readonly value: Value; readonly topics: readonly string[] }

export const openReadCache = <Value>({ changes, listTopics, maxWeight, weigh }: Options<Value>): ReadCache<Value> => {
  const keysByTopic = new Map<string, Set<string>>()
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: maxWeight,
    sizeCalculation: ({ value }) => weigh(value),
    dispose({ topics }, key) {
      for (const topic of topics) {
        const keys = keysByTopic.get(topic)
        keys?.delete(key)
        if (keys?.size === 0) keysByTopic.delete(topic)
      }
    },
  })
  changes.onChange((topic) => {
    if (topic === EVERYTHING) entries.clear()
    else for (const key of keysByTopic.get(topic) ?? []) entries.delete(key)
  })
  const remember = (key: string, value: Value): void => {
    const topics = listTopics(value)
    if (!topics) return
    entries.set(key, { value, topics })
    // Too heavy, it was not taken.
    if (!entries.has(key)) return
    for (const topic of topics) {
      const keys = keysByTopic.get(topic)
      if (keys) keys.add(key)
      else keysByTopic.set(topic, new Set([key]))
    }
  }
  return {
    async read(key, load) {
      const known = changes.isCurrent() ? entries.get(key) : undefined
      if (known) return known.value
      const before = changes.countHeard()
      const value = await load()
      // What was heard meanwhile may be about this value, and the value from before it.
      if (value !== undefined && changes.countHeard() === before && changes.isCurrent()) remember(key, value)
      return value
    },
  }
}
