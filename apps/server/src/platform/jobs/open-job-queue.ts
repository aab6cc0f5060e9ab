import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type Db as BossDatabase, type Job as BossJob, fromDrizzle, PgBoss } from 'pg-boss'
import type { OpenDatabase } from '../database/client.ts'
import { withStartLock } from '../database/start-lock.ts'
import { currentTransaction } from '../database/transaction-scope.ts'
import { outageOf } from '../framework/outage.ts'
import type { Job } from './define-job.ts'
import type { JobQueue } from './job-queue.ts'
import { makeRetriesDue, readQueueState } from './job-queue-state.ts'

/** Told of a job's first failure and of its last, not of every try between them. */
export type OnJobFault = (
  error: unknown,
  facts: { readonly job: string; readonly jobId: string; readonly attempt: number },
) => void

type JobQueueOptions = {
  readonly onFault?: OnJobFault
  /** Jobs come at once by a nudge of their own server; the poll is for those of other servers and for retries. From 0.5. */
  readonly pollSeconds?: number
  /** The delay of a job before a retry doubles up to this. */
  readonly retryDelayMaxSeconds?: number
  /**
   * Registers the schedules of the jobs it works on and starts jobs when they are due. Otherwise it only works off what is
   * in the queue; schedules that others registered in the database stay.
   */
  readonly hasSchedules?: boolean
}

const STOP_TIMEOUT_MS = 8_000

/** Opens the queue on the application's own database: one thing to run, to back up and to watch. */
export const openJobQueue = async (
  database: OpenDatabase,
  jobs: readonly QueuedJob[],
  log: FastifyBaseLogger,
  {
    onFault = () => undefined,
    pollSeconds = 5,
    retryDelayMaxSeconds = 3_600,
    hasSchedules = false,
  }: JobQueueOptions = {},
): Promise<JobQueue> => {
  const boss = await database.runStartStep(() => startBoss(database, jobs, log, { retryDelayMaxSeconds, hasSchedules }))

  const workers = new Map<string, string[]>()
  const nudge = (name: string): void => {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
  }
  // After an outage the poll would be seconds late.
  database.watch.onChange((outage) => {
    if (!outage) for (const name of workers.keys()) nudge(name)
  })
  return {
    async enqueue(unit, job, payload) {
      const data = job.payload.parse(payload) as object
      await boss.send(job.name, data, { db: fromDrizzle(unit.db, sql) })
      unit.afterCommit(async () => nudge(job.name))
    },
    async work(started, services) {
      for (const job of started) {
        const options = { pollingIntervalSeconds: pollSeconds, localConcurrency: job.concurrency }
        const id = await boss.work(job.name, options, (batch: BossJob[]) =>
          // Where one job was, another may be waiting: without this a backlog would wait for the poll after each.
          runBatch(job, batch, services, { log, onFault }).finally(() => nudge(job.name)),
        )
        workers.set(job.name, [id])
        const { name, schedule } = job
        if (schedule && hasSchedules)
          await database.runStartStep(() => boss.schedule(name, schedule, {}, { tz: 'Europe/Berlin' }))
      }
    },
    state: () => readQueueState(database.pool, jobs),
    async retry(job, ids) {
      if (!jobs.some(({ name }) => name === job)) return 0
      const { waiting, failed } = await makeRetriesDue(database.pool, job, ids)
      if (failed.length > 0) await boss.retry(job, [...failed])
      nudge(job)
      return waiting + failed.length
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false }),
  }
}

/** What the queue itself has to know of a job; the services that its handler gets come with `work`. */
type QueuedJob = Pick<Job<never>, 'name' | 'title' | 'retry' | 'expireSeconds' | 'forgetAfterSeconds'> & {
  readonly schedule?: string
}

/** A queue that has begun to start cannot start again: each attempt is one of its own. */
const startBoss = async (
  database: OpenDatabase,
  jobs: readonly QueuedJob[],
  log: FastifyBaseLogger,
  { retryDelayMaxSeconds, hasSchedules }: Required<Pick<JobQueueOptions, 'retryDelayMaxSeconds' | 'hasSchedules'>>,
): Promise<PgBoss> => {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: 'jobs',
    // Without it this process looks for no due schedules, neither its own nor those of other servers.
    schedule: hasSchedules,
    superviseIntervalSeconds: 60,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  try {
    await withStartLock(database, async () => {
      await boss.start()
      await declareQueues(boss, jobs, retryDelayMaxSeconds)
    })
    return boss
  } catch (error) {
    await boss.stop({ graceful: false, close: false }).catch(() => undefined)
    throw error
  }
}

/** Creates the queues that are missing, and updates those whose settings have changed: a start without changes writes nothing. */
const declareQueues = async (boss: PgBoss, jobs: readonly QueuedJob[], retryDelayMax: number): Promise<void> => {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const { name, retry, expireSeconds, forgetAfterSeconds, schedule } of jobs) {
    const options = {
      retryLimit: retry.limit,
      retryDelay: retry.delaySeconds,
      retryBackoff: true,
      retryDelayMax,
      expireInSeconds: expireSeconds,
      deleteAfterSeconds: forgetAfterSeconds,
    }
    const queue = queues.get(name)
    // A scheduled job that is still waiting is not put in a second time.
    if (!queue) await boss.createQueue(name, { ...options, ...(schedule && { policy: 'short' }) })
    else if (!isSubset(options, queue)) await boss.updateQueue(name, options)
  }
}

const isSubset = <Whole extends object>(part: Partial<Whole>, whole: Whole): boolean =>
  (Object.keys(part) as (keyof Whole)[]).every((name) => part[name] === whole[name])

const runBatch = async <Services>(
  job: Job<Services>,
  batch: readonly BossJob[],
  services: Services,
  { log, onFault }: { readonly log: FastifyBaseLogger; readonly onFault: OnJobFault },
): Promise<void> => {
  const handler = await job.load()
  for (const { id, data, signal, retryCount } of batch) {
    const runLog = log.child({ job: job.name, jobId: id, attempt: retryCount + 1 })
    const startedAt = performance.now()
    try {
      await handler(job.payload.parse(data ?? {}), { services, log: runLog, signal })
      runLog.info({ durationMs: Math.round(performance.now() - startedAt) }, 'job done')
    } catch (error) {
      runLog.warn({ err: error }, 'job failed')
      const isFirstOrLast = retryCount === 0 || retryCount >= job.retry.limit
      if (isFirstOrLast && !outageOf(error)) onFault(error, { job: job.name, jobId: id, attempt: retryCount + 1 })
      throw toStoredFailure(error)
    }
  }
}

const STORED_MESSAGE_MAX = 2_000

/**
 * The error that the queue stores with a failed job. It is stored as JSON, in which PostgreSQL accepts no NUL: the queue
 * could not record the failure. A statement's parameters may hold what people typed, or a whole file: they are left out.
 */
const toStoredFailure = (error: unknown): Error => {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split(/\bparams:/)
  return new Error(message.replaceAll('\u0000', '').toWellFormed().trim().slice(0, STORED_MESSAGE_MAX))
}

/**
 * The part of a database that pg-boss asks for, on our own pool. While putting a job in, it may want to read its own
 * queue's settings: inside a transaction that has to go through the transaction.
 */
const bossDatabase = ({ pool }: OpenDatabase): BossDatabase => ({
  async executeSql(text, values) {
    const transaction = currentTransaction()
    if (transaction) return fromDrizzle(transaction, sql).executeSql(text, values)
    const result: { rows: unknown[] } | { rows: unknown[] }[] = await pool.query(text, values as unknown[])
    return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result
  },
})
