/**
 * What changed in the database, as its triggers announce it (migrations 0004 to 0006, decision 0051). A topic names a
 * kind and a row: `account:<id of the user>`, `team:<id>`, `subscription:<id>`, `favorites:<id of the user>`,
 * `catalogue:1`.
 */
export type ChangeFeed = {
  /**
   * Calls the listener with every topic that is heard, `EVERYTHING` when changes may have been missed. A change that
   * this process makes is heard before its statement or its commit resolves.
   */
  onChange(listener: (topic: string) => void): void
  /** How often something was heard: equal before and after a read, nothing was heard in between. */
  countHeard(): number
  /** Whether every change was heard that is older than a second. While it is false, only the database knows. */
  isCurrent(): boolean
}

/** Many rows at once, or changes that nobody heard: whatever was read before may be outdated. */
export const EVERYTHING = '*'

/** The channel on which every connection listens (`LISTEN`). */
export const CHANGE_CHANNEL = 'changes'

/** The hearing side of a feed, which connections report to. */
export type HeardChanges = Pick<ChangeFeed, 'onChange' | 'countHeard'> & { hear(topic: string): void }

export const createHeardChanges = (): HeardChanges => {
  const listeners: ((topic: string) => void)[] = []
  let count = 0
  return {
    hear(topic) {
      count += 1
      for (const listener of listeners) listener(topic)
    },
    countHeard: () => count,
    onChange(listener) {
      listeners.push(listener)
    },
  }
}
