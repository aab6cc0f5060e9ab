import type { PoolClient } from 'pg'
import { ConnectionPool, isAnswerOfDatabase } from '../connection-pool.ts'

/** Statements that have the connection together. */
type Batch = {
  readonly connection: Promise<PoolClient>
  hasConnection: boolean
  running: number
  isBroken: boolean
}

/**
 * The pool of the embedded database, which has one connection. A transaction has it alone; statements outside of
 * transactions have it together: each is sent at once instead of waiting for the answer to the one before. Statements
 * that come while a transaction waits do not overtake it.
 */
export class OneConnectionPool extends ConnectionPool {
  #batch: Batch | undefined

  override query(...given: never[]): never {
    return (typeof given.at(-1) === 'function' ? Reflect.apply(super.query, this, given) : this.#run(given)) as never
  }

  async #run(given: never[]): Promise<unknown> {
    this.assertOutsideTransaction()
    const batch = this.#join()
    batch.running += 1
    try {
      const connection = await batch.connection
      return await Reflect.apply(connection.query, connection, given)
    } catch (error) {
      batch.isBroken ||= !isAnswerOfDatabase(error)
      throw error
    } finally {
      batch.running -= 1
      if (batch.running === 0) this.#end(batch)
    }
  }

  #join(): Batch {
    const current = this.#batch
    if (current && (!current.hasConnection || this.waitingCount === 0)) return current
    const batch: Batch = { connection: this.connect(), hasConnection: false, running: 0, isBroken: false }
    this.#batch = batch
    const note = () => {
      batch.hasConnection = true
    }
    batch.connection.then(note, note)
    return batch
  }

  #end(batch: Batch): void {
    if (this.#batch === batch) this.#batch = undefined
    batch.connection.then(
      (connection) => connection.release(batch.isBroken),
      () => undefined,
    )
  }
}
