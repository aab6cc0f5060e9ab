import type { FastifyInstance } from 'fastify'
import type { OpenDatabase } from '../database/client.ts'
import type { WriteFault } from '../database/unavailable.ts'
import type { DiskFault } from '../disk/disk-fault.ts'
import type { DiskWatch } from '../disk/disk-watch.ts'
import { ApiError } from '../framework/errors.ts'

const PATIENCE_MS = 3_000
const RETRY_AFTER_SECONDS = 2

/** Why the server is not healthy, for who watches it. */
type Reason = 'database' | `database-${WriteFault}` | `disk-${DiskFault}`

/**
 * 200 while the database answers and can write, and the server's directories can be written; else 503 with the reason.
 * Before the migrations are done nothing but 503 is answered at all (`main.ts`).
 */
export const healthRoute = (
  api: FastifyInstance,
  { database, disk }: { readonly database: OpenDatabase; readonly disk: DiskWatch },
): void => {
  api.get('/health', async (_request, reply) => {
    const reason = (await databaseFault(database)) ?? (await diskFault(disk))
    if (!reason) return { status: 'ok' }
    // Not thrown: what is wrong is in the log already, and not again with each question.
    const data = { reason, retryAfterSeconds: RETRY_AFTER_SECONDS }
    const answer = new ApiError('Unavailable', 'Der Dienst ist gerade nicht erreichbar.', { data })
    return reply
      .code(answer.code)
      .header('retry-after', RETRY_AFTER_SECONDS)
      .header('cache-control', 'no-store')
      .send(answer.toJSON())
  })
}

const READ_ONLY = "select current_setting('transaction_read_only') = 'on' as \"isReadOnly\""

const databaseFault = async ({ pool, watch }: OpenDatabase): Promise<Reason | undefined> => {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const patience = setTimeout(() => {
    watch.doubt(undefined)
    reject(new Error('The database did not answer in time.'))
  }, PATIENCE_MS)
  try {
    const { rows } = await Promise.race([pool.query<{ isReadOnly: boolean }>(READ_ONLY), late])
    if (rows[0]?.isReadOnly) watch.noteWriteFault('read-only', undefined)
  } catch {
    return 'database'
  } finally {
    clearTimeout(patience)
  }
  const fault = watch.writeFault()
  return fault && `database-${fault}`
}

const diskFault = async (disk: DiskWatch): Promise<Reason | undefined> => {
  const fault = await disk.check()
  return fault && `disk-${fault}`
}
