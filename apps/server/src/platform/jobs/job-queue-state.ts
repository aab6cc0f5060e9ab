import { redact } from '@gebaerdenraum/domain/kernel/redact'
import type { OpenDatabase } from '../database/client.ts'
import type { QueueState } from './job-queue.ts'

type Pool = OpenDatabase['pool']

const FAILURES_SHOWN = 50

export const readQueueState = async (
  pool: Pool,
  queued: readonly { readonly name: string; readonly title: string }[],
): Promise<QueueState> => {
  const names = queued.map(({ name }) => name)
  const counts = await pool.query<Record<'name' | 'waiting' | 'active' | 'retrying' | 'failed' | 'waiting_ms', string>>(
    `select name,
       count(*) filter (where state = 'created' and start_after <= now()) as waiting,
       count(*) filter (where state = 'active') as active,
       count(*) filter (where state = 'retry') as retrying,
       count(*) filter (where state = 'failed') as failed,
       coalesce(extract(epoch from now() - min(start_after) filter (where state = 'created' and start_after <= now())), 0)
         * 1000 as waiting_ms
     from jobs.job where name = any($1) group by name`,
    [names],
  )
  const byName = new Map(counts.rows.map((row) => [row.name, row]))
  const failures = await pool.query<FailureRow>(
    `select id, name, state, retry_count, coalesce(completed_on, started_on) as failed_at, output
     from jobs.job where name = any($1) and state in ('failed', 'retry')
     order by coalesce(completed_on, started_on) desc nulls last limit ${FAILURES_SHOWN}`,
    [names],
  )
  return {
    jobs: queued.map(({ name: job, title }) => {
      const row = byName.get(job)
      const number = (text: string | undefined): number => Math.round(Number(text ?? 0))
      return {
        job,
        title,
        waiting: number(row?.waiting),
        active: number(row?.active),
        retrying: number(row?.retrying),
        failed: number(row?.failed),
        waitingMs: number(row?.waiting_ms),
      }
    }),
    failures: failures.rows.map(({ id, name, state, retry_count: tries, failed_at: failedAt, output }) => ({
      id,
      job: name,
      failedAt,
      reason: reasonOf(output),
      tries: tries + 1,
      isOver: state === 'failed',
    })),
  }
}

/** Failed for good, or waiting for its next try: both are due at once. Gives those that were given up. */
export const makeRetriesDue = async (
  pool: Pool,
  name: string,
  ids: readonly string[] | undefined,
): Promise<{ readonly waiting: number; readonly failed: readonly string[] }> => {
  const isWanted = 'name = $1 and ($2::uuid[] is null or id = any($2))'
  const values = [name, ids ?? null]
  const waiting = await pool.query(
    `update jobs.job set start_after = now() where ${isWanted} and state = 'retry' and start_after > now()`,
    values,
  )
  const failed = await pool.query<{ id: string }>(
    `select id from jobs.job where ${isWanted} and state = 'failed'`,
    values,
  )
  return { waiting: waiting.rowCount ?? 0, failed: failed.rows.map(({ id }) => id) }
}

type FailureRow = {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly retry_count: number
  readonly failed_at: Date | null
  readonly output: unknown
}

const REASON_MAX = 300

/** The message of the error; a failed statement's parameters hold what people typed. */
const reasonOf = (output: unknown): string => {
  const message = textAt(output, 'message') ?? textAt(valueAt(output, 'value'), 'message') ?? 'Ohne Angabe'
  const [statement = ''] = message.split(/\bparams:/)
  return redact(statement.trim()).slice(0, REASON_MAX)
}

const valueAt = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

const textAt = (value: unknown, name: string): string | undefined => {
  const text = valueAt(value, name)
  return typeof text === 'string' && text !== '' ? text : undefined
}
