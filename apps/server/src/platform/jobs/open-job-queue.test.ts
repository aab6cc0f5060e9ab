import type { FastifyBaseLogger } from 'fastify'
import { afterEach, describe, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { freshDatabase, freshSharedDatabase, openTestDatabase } from '../../../test/test-database.ts'
import { type OpenDatabase, openDatabase } from '../database/client.ts'
import { runUnitOfWork } from '../database/unit-of-work.ts'
import { openLogger } from '../reporting/logger.ts'
import { type Job, jobDefiner } from './define-job.ts'
import type { JobQueue } from './job-queue.ts'
import { openJobQueue } from './open-job-queue.ts'

type Services = { readonly work: (text: string) => Promise<void> }

const log = openLogger('silent') as FastifyBaseLogger
const job = jobDefiner<Services>()({
  name: 'test.work',
  title: 'Prüfen',
  payload: z.strictObject({ text: z.string() }),
  retry: { limit: 3, delaySeconds: 10 },
  load:
    async () =>
    ({ text }, { services }) =>
      services.work(text),
})
const scheduled = jobDefiner<Services>()({
  name: 'test.scheduled',
  title: 'Nach Zeitplan prüfen',
  payload: z.strictObject({}),
  schedule: '15 3 * * *',
  load: async () => async () => undefined,
})
const jobs = [job, scheduled] as unknown as readonly Job<Services>[]

const opened: { queue?: JobQueue; database?: OpenDatabase }[] = []
afterEach(async () => {
  for (const { queue } of opened) await queue?.stop()
  for (const { database } of opened) await database?.close()
  opened.length = 0
})

/** So long a test waits for what comes at once, and no poll comes meanwhile. */
const WAIT = { timeout: 20_000, interval: 20 }
/** What runs does so by a nudge, or because the queue begins to work. */
const WITHOUT_POLL = { pollSeconds: 600 }
const RETRY_AT_ONCE = { pollSeconds: 0.5, retryDelayMaxSeconds: 0 }

const openQueue = async (database: OpenDatabase, options: Parameters<typeof openJobQueue>[3] = WITHOUT_POLL) => {
  const queue = await openJobQueue(database, jobs, log, options)
  opened.push({ queue })
  return queue
}

const failures: unknown[] = []
const errors = { onEffectError: (error: unknown) => void failures.push(error) }
afterEach(() => expect(failures).toEqual([]))

const enqueue = (queue: JobQueue, { db }: OpenDatabase, text: string) =>
  runUnitOfWork(db, errors, (unit) => queue.enqueue(unit, job, { text }))

const stateOfFirst = async ({ pool }: OpenDatabase) => {
  const { rows } = await pool.query(
    "select state::text from jobs.job where name = 'test.work' order by created_on limit 1",
  )
  return rows[0]?.state as string | undefined
}

describe('a job', () => {
  test('runs soon after the transaction that put it in', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const queue = await openQueue(database)
    const done: string[] = []
    await queue.work(jobs, { work: async (text) => void done.push(text) })
    // The first may be there already when the queue looks for work, the second is not.
    await enqueue(queue, database, 'a')
    await vi.waitFor(async () => expect(await stateOfFirst(database)).toBe('completed'), WAIT)
    await enqueue(queue, database, 'b')
    await vi.waitFor(() => expect(done).toEqual(['a', 'b']), WAIT)
  })

  test('is followed at once by those that wait behind it', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const queue = await openQueue(database)
    const done: string[] = []
    for (let index = 0; index < 12; index += 1) await enqueue(queue, database, `job ${index}`)
    await queue.work(jobs, { work: async (text) => void done.push(text) })
    await vi.waitFor(() => expect(done).toHaveLength(12), WAIT)
  })

  test('is not there when its transaction failed', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const queue = await openQueue(database)
    const failing = runUnitOfWork(database.db, errors, async (unit) => {
      await queue.enqueue(unit, job, { text: 'never' })
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    const { rows } = await database.pool.query("select count(*)::int as n from jobs.job where name = 'test.work'")
    expect(rows).toEqual([{ n: 0 }])
  })

  test('with a payload that does not fit is refused where it is made', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const queue = await openQueue(database)
    const wrong = runUnitOfWork(database.db, errors, (unit) => queue.enqueue(unit, job, { text: 7 } as never))
    await expect(wrong).rejects.toThrow()
  })

  test('that fails is tried again', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const queue = await openQueue(database, RETRY_AT_ONCE)
    let attempts = 0
    const work = async () => {
      attempts += 1
      if (attempts < 2) throw new Error('not yet')
    }
    await queue.work(jobs, { work })
    await enqueue(queue, database, 'again')
    await vi.waitFor(() => expect(attempts).toBe(2), WAIT)
  })

  test('that fails with text that the database cannot store is recorded as failed and tried again', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const queue = await openQueue(database, RETRY_AT_ONCE)
    const recorded: string[] = []
    let attempts = 0
    const work = async () => {
      attempts += 1
      const parameters = { params: ['Mia', '\u0000'] }
      if (attempts < 2) throw Object.assign(new Error('Failed query: select $1\u0000\ud800 params: Mia'), parameters)
      const { rows } = await database.pool.query('select output::text as output from jobs.job')
      recorded.push(JSON.stringify(rows))
    }
    await queue.work(jobs, { work })
    await enqueue(queue, database, 'stored')
    await vi.waitFor(() => expect(recorded).toEqual([expect.stringContaining('Failed query: select $1')]), WAIT)
    expect(recorded[0]).not.toContain('Mia')
  })

  test('waits for the next start when the server stopped', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const first = await openQueue(database)
    await enqueue(first, database, 'kept')
    await first.stop()
    const done: string[] = []
    const second = await openQueue(database)
    await second.work(jobs, { work: async (text) => void done.push(text) })
    await vi.waitFor(() => expect(done).toEqual(['kept']), WAIT)
  })

  test('runs once with several servers', async () => {
    const options = await freshSharedDatabase()
    const [one, two] = options
      ? [await openDatabase(options), await openDatabase(options)]
      : await twice(openTestDatabase())
    opened.push({ database: one }, ...(two === one ? [] : [{ database: two }]))
    const queues = [await openQueue(one), await openQueue(two)]
    const done: string[] = []
    for (const queue of queues) await queue.work(jobs, { work: async (text) => void done.push(text) })
    const texts = Array.from({ length: 30 }, (_, index) => `job ${index}`)
    for (const [index, text] of texts.entries()) await enqueue(queues[index % 2] as JobQueue, one, text)
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(30), WAIT)
    // What they have begun they finish.
    for (const queue of queues) await queue.stop()
    expect([...done].sort()).toEqual([...texts].sort())
  })
})

describe('a schedule', () => {
  const findSchedules = async ({ pool }: OpenDatabase) =>
    (await pool.query('select name, cron, timezone from jobs.schedule')).rows
  const REGISTERED = [{ name: 'test.scheduled', cron: '15 3 * * *', timezone: 'Europe/Berlin' }]
  /** When a server last looked for due schedules; null before the first time. */
  const lastLook = async ({ pool }: OpenDatabase): Promise<Date | null> =>
    (await pool.query('select cron_on from jobs.version')).rows[0].cron_on
  const forgetLooks = ({ pool }: OpenDatabase) => pool.query('update jobs.version set cron_on = null')
  const workOff = async (queue: JobQueue, database: OpenDatabase) => {
    const done: string[] = []
    await queue.work(jobs, { work: async (text) => void done.push(text) })
    await enqueue(queue, database, 'a')
    await vi.waitFor(() => expect(done).toEqual(['a']), WAIT)
  }

  test('is registered in German time and looked at by a queue with schedules', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const queue = await openQueue(database, { ...WITHOUT_POLL, hasSchedules: true })
    await workOff(queue, database)
    expect(await findSchedules(database)).toEqual(REGISTERED)
    await vi.waitFor(async () => expect(await lastLook(database)).toBeInstanceOf(Date), WAIT)
  })

  test('is neither registered nor looked at by a queue without schedules, which works off what is put in', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const queue = await openQueue(database)
    await workOff(queue, database)
    await queue.stop()
    expect(await findSchedules(database)).toEqual([])
    expect(await lastLook(database)).toBeNull()
  })

  test('of another server stays as it is beside a queue without schedules, which does not look at it', async () => {
    const database = await openTestDatabase()
    opened.push({ database })
    const first = await openQueue(database, { ...WITHOUT_POLL, hasSchedules: true })
    await workOff(first, database)
    await first.stop()
    await forgetLooks(database)
    const second = await openQueue(database)
    await workOff(second, database)
    await second.stop()
    expect(await findSchedules(database)).toEqual(REGISTERED)
    expect(await lastLook(database)).toBeNull()
  })
})

test('a later start writes the settings of a queue only when they have changed', async () => {
  const database = await openTestDatabase()
  opened.push({ database })
  const start = async (retryDelayMaxSeconds: number) => {
    const queue = await openQueue(database, { ...WITHOUT_POLL, retryDelayMaxSeconds })
    await queue.stop()
    const { rows } = await database.pool.query(
      'select name, xmin::text as version, retry_delay_max as max from jobs.queue order by name',
    )
    return rows
  }
  const first = await start(60)
  expect(first.map(({ max }) => max)).toEqual([60, 60])
  expect(await start(60)).toEqual(first)
  const changed = await start(90)
  expect(changed.map(({ max }) => max)).toEqual([90, 90])
})

if (inject('testEngine').engine === 'postgres') {
  test('the queue is set up once by servers that start together on an empty database', async () => {
    for (let round = 0; round < 3; round += 1) {
      const options = await freshDatabase()
      const databases = await Promise.all(Array.from({ length: 6 }, () => openDatabase(options)))
      opened.push(...databases.map((database) => ({ database })))
      await Promise.all(databases.map((database) => openQueue(database)))
    }
  })
}

const twice = async (database: Promise<OpenDatabase>): Promise<[OpenDatabase, OpenDatabase]> => [
  await database,
  await database,
]
