import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import type { Pool, PoolClient, QueryConfig } from 'pg'
import type { Database } from './database.ts'
import { COMMIT_WITHOUT_SYNC, type SyncCommits } from './group-commit.ts'
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
 * With `syncCommits` the connection is free again before the commit is on the disk, for which this waits.
 */
export const transactOn = async <Result>(
  pool: Pool,
  work: (transaction: Database) => Promise<Result>,
  { config, syncCommits }: TransactOptions = {},
): Promise<Result> => {
  const connection = await pool.connect()
  let failure: { readonly error: unknown } | undefined
  let isBroken = true
  let synced: Promise<void> | undefined
  let result: Result
  try {
    const begun = syncCommits ? beginWith(connection, COMMIT_WITHOUT_SYNC) : connection
    result = await drizzle(begun).transaction(async (transaction) => {
      try {
        return await work(transaction)
      } catch (error) {
        failure = { error }
        throw error
      }
    }, config)
    isBroken = false
    // Before the connection is free: a sync that waits for just this connection is shared.
    synced = syncCommits?.()
  } catch (error) {
    isBroken = error !== failure?.error
    throw failure ? failure.error : error
  } finally {
    connection.release(isBroken)
  }
  await synced
  return result
}

type TransactOptions = {
  readonly config?: PgTransactionConfig | undefined
  readonly syncCommits?: SyncCommits | undefined
}

/** A connection as drizzle uses it, that sends a statement along with `begin`: alone it would be one more round trip. */
const beginWith = (connection: PoolClient, statement: string): PoolClient =>
  new BeginningConnection(connection, statement) as unknown as PoolClient

/** A class, since drizzle takes a plain object for its own configuration. */
class BeginningConnection {
  readonly #connection: PoolClient
  readonly #statement: string

  constructor(connection: PoolClient, statement: string) {
    this.#connection = connection
    this.#statement = statement
  }

  query(config: QueryConfig, values: unknown[]): Promise<unknown> {
    const { text } = config
    if (!text.startsWith('begin')) return this.#connection.query(config, values)
    return this.#connection.query({ ...config, text: `${text}; ${this.#statement}` })
  }
}
