import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'
import { currentTransaction } from './transaction-scope.ts'

/** Work for after the commit: waking a queue, reading a cache again, deleting a file. */
export type Effect = () => Promise<unknown>

/** Where a failed effect is reported. The transaction is committed, so the caller must not see an error. */
export type EffectErrors = { onEffectError(error: unknown): void }

/**
 * One transaction and the effects that belong to it. It is a class with a private field, and the class is not exported:
 * only the functions below make one, so no effect can be registered that nothing runs.
 */
class Unit {
  /** The open transaction. */
  readonly db: Database
  readonly #register: (effect: Effect) => void

  constructor(db: Database, register: (effect: Effect) => void) {
    this.db = db
    this.#register = register
  }

  /** Runs the effect after the commit, after those registered before. It does not run when the transaction fails. */
  afterCommit(effect: Effect): void {
    this.#register(effect)
  }
}

export type { Unit as UnitOfWork }

/**
 * Runs work in one transaction and then its effects, in the order in which they were registered. Waits for the effects.
 * One that fails is reported and does not stop the others. An effect may register further ones.
 */
export const runUnitOfWork = async <Result>(
  db: Database,
  errors: EffectErrors,
  work: (unit: Unit) => Promise<Result>,
): Promise<Result> => {
  const { result, effects } = await commitUnitOfWork(db, errors, work)
  await effects
  return result
}

/** The same without waiting for the effects, for answers that must not take longer because of them. */
export const commitUnitOfWork = async <Result>(
  db: Database,
  errors: EffectErrors,
  work: (unit: Unit) => Promise<Result>,
): Promise<{ readonly result: Result; readonly effects: Promise<void> }> => {
  // As a savepoint it would run its effects before the transaction around it is committed.
  if (currentTransaction()) throw new Error('A transaction is open: pass its unit of work on instead of starting one.')
  const pending: Effect[] = []
  let isOver = false
  const register = (effect: Effect): void => {
    if (isOver) throw new Error('This unit of work is over: nothing would run the effect.')
    pending.push(effect)
  }
  const runEffects = async (): Promise<void> => {
    for (const effect of pending) {
      try {
        await effect()
      } catch (error) {
        errors.onEffectError(error)
      }
    }
    isOver = true
  }
  try {
    const result = await inTransaction(db, (transaction) => work(new Unit(transaction, register)))
    return { result, effects: runEffects() }
  } catch (error) {
    isOver = true
    throw error
  }
}
