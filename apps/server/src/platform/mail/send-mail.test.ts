import { Writable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../database/client.ts'
import { runUnitOfWork } from '../database/unit-of-work.ts'
import type { Job } from '../jobs/define-job.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { openJobQueue } from '../jobs/open-job-queue.ts'
import { openLogger } from '../reporting/logger.ts'
import type { MailServices } from './mail-services.ts'
import { type Mailer, openMailer } from './mailer.ts'
import { sendMailJob } from './send-mail.job.ts'
import { type MailServer, startMailServer } from './test/mail-server.ts'

const MAIL = { to: 'jemand@test.example', subject: 'Bestätige deine Adresse', text: 'Hallo\n' }
/** As it runs, only less patient: without a delay it is tried again many times before a test goes on. */
const job = { ...sendMailJob, retry: { ...sendMailJob.retry, limit: 100_000 } }
const WAIT = { timeout: 40_000, interval: 20 }
vi.setConfig({ testTimeout: 90_000 })

let database: OpenDatabase
let port: number
let mailer: Mailer
let queues: JobQueue[]
let servers: MailServer[]
let lines: string[]
let faults: number[]
const startQueue = async (): Promise<JobQueue> => {
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const log = openLogger('info', destination) as FastifyBaseLogger
  const queue = await openJobQueue(database, [job] as unknown as readonly Job<never>[], log, {
    onFault: (_, { attempt }) => faults.push(attempt),
    pollSeconds: 0.5,
    retryDelayMaxSeconds: 0,
  })
  await queue.work([job] as unknown as readonly Job<MailServices>[], {
    db: database.db,
    mailer,
    contributions: { to: () => [] },
  })
  queues.push(queue)
  return queue
}

const startMail = async (): Promise<MailServer> => {
  const server = await startMailServer(port)
  servers.push(server)
  return server
}

const send = async (queue: JobQueue, mail: typeof MAIL = MAIL): Promise<void> => {
  const errors = { onEffectError: (error: unknown) => void lines.push(String(error)) }
  await runUnitOfWork(database.db, errors, (unit) => queue.enqueue(unit, sendMailJob, mail))
}

const jobRows = async () => {
  const { rows } = await database.pool.query(
    "select state::text, retry_count as retries from jobs.job where name = 'mail.send'",
  )
  return rows as readonly { readonly state: string; readonly retries: number }[]
}

describe('a mail', () => {
  beforeEach(async () => {
    database = await openTestDatabase()
    port = await freePort()
    mailer = openMailer({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Test <hallo@test.example>',
      directory: '/nowhere',
      appUrl: 'http://localhost:3030',
    })
    queues = []
    servers = []
    lines = []
    faults = []
  })
  afterEach(async () => {
    for (const queue of queues) await queue.stop()
    for (const server of servers) await server.stop()
    mailer.close()
    await database.close()
  })

  test('that finds no mail server arrives once when there is one again', async () => {
    const queue = await startQueue()
    await send(queue)
    await vi.waitFor(() => expect(lines.join('')).toContain('job failed'), WAIT)
    const server = await startMail()
    await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT)
    await vi.waitFor(
      async () => expect(await jobRows()).toEqual([expect.objectContaining({ state: 'completed' })]),
      WAIT,
    )
    expect(server.received[0]).toContain('To: jemand@test.example')
    expect(faults).toEqual([1])
  })

  test('survives a restart of ours while the mail server is away', async () => {
    const before = await startQueue()
    await send(before)
    await vi.waitFor(() => expect(lines.join('')).toContain('job failed'), WAIT)
    await before.stop()
    const server = await startMail()
    await startQueue()
    await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT)
  })

  test('that is refused for good is not sent again, and the log does not say whose it was', async () => {
    const queue = await startQueue()
    const server = await startMail()
    server.refuse({ at: 'recipient', code: 550, text: '5.1.1 <jemand@test.example> unknown' })
    await send(queue)
    await vi.waitFor(async () => expect(await jobRows()).toEqual([{ state: 'completed', retries: 0 }]), WAIT)
    expect(lines.join('')).toContain('mail refused for good')
    expect(lines.join('')).toContain('5.1.1')
    expect(lines.join('')).not.toMatch(/jemand|test\.example/)
  })

  test('that is put off is sent again', async () => {
    const queue = await startQueue()
    const server = await startMail()
    server.refuse({ at: 'recipient', code: 451, text: '4.7.1 <jemand@test.example> greylisted' })
    await send(queue)
    await vi.waitFor(() => expect(lines.join('')).toContain('job failed'), WAIT)
    server.refuse(null)
    await vi.waitFor(() => expect(server.received).toHaveLength(1), WAIT)
    expect(lines.join('')).not.toMatch(/jemand|test\.example/)
  })
})

test('a mail server may be away for four days and no mail is lost', () => {
  const { limit, delaySeconds } = sendMailJob.retry
  const delays = Array.from({ length: limit }, (_, index) => Math.min(3_600, delaySeconds * 2 ** index))
  expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(4 * 86_400)
})

test('each mail has an id of its own, made when it is put in', () => {
  const first = sendMailJob.payload.parse(MAIL)
  expect(sendMailJob.payload.parse(first).id).toBe(first.id)
  expect(sendMailJob.payload.parse(MAIL).id).not.toBe(first.id)
})
