import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'

type Running = { readonly transaction: Database; isOpen: boolean }

const running = new AsyncLocalStorage<Running>()

/** The transaction that the present work runs in, for libraries that cannot be handed one. */
export const currentTransaction = (): Database | undefined => {
  const state = running.getStore()
  return state?.isOpen ? state.transaction : undefined
}

/** Runs the work of a transaction; inside it `currentTransaction` gives it, until the work is done. */
export const withinTransaction = <Result>(
  transaction: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => {
  const state: Running = { transaction, isOpen: true }
  return running.run(state, async () => {
    try {
      return await work(transaction)
    } finally {
      state.isOpen = false
    }
  })
}

/** Runs work that has nothing to do with the transaction it was begun in: timers, probes. */
export const outsideTransaction = <Result>(work: () => Result): Result => running.exit(work)
