import { expect, inject, vi } from 'vitest'
import type { TestServer } from './test-server.ts'

/**
 * Resolves when a transaction waits for a row that another one has locked. The embedded database has one connection: there the
 * other waits for that, from its first query on, so it resolves at once.
 */
export const waitForLockedRow = (server: TestServer): Promise<unknown> => {
  if (inject('testEngine').engine !== 'postgres') return Promise.resolve()
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  return vi.waitFor(async () => expect((await server.database.pool.query(waiting)).rows).not.toEqual([]), {
    timeout: 20_000,
    interval: 10,
  })
}
