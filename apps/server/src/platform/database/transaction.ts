import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type { Database } from './database.ts'
import { withinTransaction } from './transaction-scope.ts'

/** Runs work in one transaction. Inside it only the transaction may be used: see `ConnectionPool`. */
export const inTransaction = <Result>(
  db: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> => db.transaction((transaction) => withinTransaction(transaction, work))

/**
 * One transaction on a connection of its own, which goes back to the pool whatever fails: drizzle's own keeps it for
 * ever when `begin` fails. A connection that fails to roll back is ended, so that the database rolls back. Throws what
 * the work threw; when the commit got no answer, an error of the connection: nobody knows then whether it was done.
 */
export const transactOn = async <Result>(
  pool: Pool,
  work: (transaction: Database) => Promise<Result>,
  config?: PgTransactionConfig,
): Promise<Result> => {
  const connection = await pool.connect()
  let failure: { readonly error: unknown } | undefined
  let isBroken = true
  try {
    const result = await drizzle(connection).transaction(async (transaction) => {
      try {
        return await work(transaction)
      } catch (error) {
        failure = { error }
        throw error
      }
    }, config)
    isBroken = false
    return result
  } catch (error) {
    isBroken = error !== failure?.error
    throw failure ? failure.error : error
  } finally {
    connection.release(isBroken)
  }
}
