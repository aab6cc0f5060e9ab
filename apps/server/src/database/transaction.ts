import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import type { Database } from './client.ts'

const running = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs work in one transaction. Inside it only the transaction may be used: see `guardPool`. */
export const inTransaction = <Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction((transaction) => {
    const state = { isOpen: true }
    return running.run(state, async () => {
      try {
        return await work(transaction)
      } finally {
        state.isOpen = false
      }
    })
  })

/**
 * Refuses a second connection inside a transaction. The embedded database has one: asking for another there waits for
 * itself forever, and on PostgreSQL the same mistake reads outside the transaction. So it fails at once, on both.
 */
export const guardPool = (pool: Pool): void => {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const guarded = (...args: unknown[]): unknown => {
    if (running.getStore()?.isOpen) throw new Error('The pool was used inside a transaction: pass the transaction on.')
    return connect(...args)
  }
  pool.connect = guarded as Pool['connect']
}
