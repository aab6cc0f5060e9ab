import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'
import type { Database } from './database.ts'

type Running = { readonly transaction: Database; isOpen: boolean }

const running = new AsyncLocalStorage<Running>()

/** Runs work in one transaction. Inside it only the transaction may be used: see `guardPool`. */
export const inTransaction = <Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction((transaction) => {
    const state: Running = { transaction, isOpen: true }
    return running.run(state, async () => {
      try {
        return await work(transaction)
      } finally {
        state.isOpen = false
      }
    })
  })

/** The transaction that the present work runs in, for libraries that cannot be handed one. */
export const currentTransaction = (): Database | undefined => {
  const state = running.getStore()
  return state?.isOpen ? state.transaction : undefined
}

/**
 * Refuses a second connection inside a transaction. The embedded database has one: asking for another there waits for
 * itself forever, and on PostgreSQL the same mistake reads outside the transaction. So it fails at once, on both.
 */
export const guardPool = (pool: Pool): void => {
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown
  const guarded = (...args: unknown[]): unknown => {
    if (currentTransaction()) throw new Error('The pool was used inside a transaction: pass the transaction on.')
    return connect(...args)
  }
  pool.connect = guarded as Pool['connect']
}
