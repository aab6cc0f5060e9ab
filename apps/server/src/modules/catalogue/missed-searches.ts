import type { Caller } from '@gebaerdenraum/domain/accounts/access/caller'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { countMissedSearch } from './catalogue.repository.ts'

export type MissedSearches = {
  /** Notes what a caller searched for; counted if he found nothing and typed no further. */
  note(caller: Caller, text: string, isMissed: boolean): void
  /** Counts what is still waiting: before the server stops. */
  flush(): Promise<void>
}

/** Results come at every key stroke: only where typing rested so long does the text count. */
const REST_MS = 3_000
const MIN_LENGTH = 2
const MAX_WAITING = 10_000

/**
 * Counts searches that found nothing, so that the operator learns which signs are missing. Text and number only: who
 * searched is kept in memory for the seconds of typing and never written.
 */
export const openMissedSearches = (db: Database, log: FastifyBaseLogger): MissedSearches => {
  const waiting = new Map<string, { readonly text: string; readonly timer: NodeJS.Timeout }>()

  const count = async (userId: string): Promise<void> => {
    const text = waiting.get(userId)?.text
    waiting.delete(userId)
    if (text) await countMissedSearch(db, text).catch((error) => log.warn({ err: error }, 'missed search not counted'))
  }
  return {
    note(caller, search, isMissed) {
      if (caller.kind !== 'user') return
      const { userId } = caller
      clearTimeout(waiting.get(userId)?.timer)
      waiting.delete(userId)
      const text = search.trim().replace(/\s+/g, ' ').toLowerCase()
      if (!isMissed || text.length < MIN_LENGTH || waiting.size >= MAX_WAITING) return
      const timer = setTimeout(() => void count(userId), REST_MS)
      timer.unref()
      waiting.set(userId, { text, timer })
    },
    async flush() {
      const userIds = [...waiting.keys()]
      for (const { timer } of waiting.values()) clearTimeout(timer)
      await Promise.all(userIds.map(count))
    },
  }
}
