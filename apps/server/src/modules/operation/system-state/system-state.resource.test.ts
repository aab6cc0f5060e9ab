import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemState } from '@gebaerdenraum/domain/operation/system-state.contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type GivenUser, givenUser } from '../../../../test/builders.ts'
import { type ErrorAnswer, openTestServer, type TestServer } from '../../../../test/test-server.ts'
import { modules } from '../../../app.ts'
import { runUnitOfWork } from '../../../platform/database/unit-of-work.ts'
import { sendMailJob } from '../../../platform/mail/send-mail.job.ts'
import { sendMail } from '../../../platform/mail/send-mail.ts'
import { writeLastBackup } from '../backup/last-backup.ts'
import { runCheck } from './check.ts'
import { readDatabaseClock } from './system-state.repository.ts'

let server: TestServer
let admin: GivenUser
beforeAll(async () => {
  server = await openTestServer()
  admin = await givenUser(server, { role: 'admins', billingType: 'free' })
})
/** No job has failed yet. */
beforeEach(async () => void (await server.database.db.execute(sql`delete from jobs.job where name = 'mail.send'`)))
afterAll(() => server.close())

const state = async () => (await server.call<SystemState>('GET', 'system-state', { as: admin.token })).body
const checkOf = ({ checks }: SystemState, id: string) => checks.find(({ _id }) => _id === id)
const factsOf = (found: SystemState, id: string) =>
  Object.fromEntries(checkOf(found, id)?.facts.map(({ label, value }) => [label, value]) ?? [])
const patch = <Body = { retried: number; mailTo: string | null }>(data: object, as = admin.token) =>
  server.call<Body>('PATCH', 'system-state', { as, data })

test('every part of the service is looked at, and tells its figures', async () => {
  const found = await state()
  expect(found.checks.map(({ _id }) => _id)).toEqual([
    'version',
    'database',
    'storage',
    'disk',
    'mail',
    'payment',
    'clock',
    'backup',
    'queue',
  ])
  for (const { _id, facts, note } of found.checks) expect([_id, facts.length > 0, note]).not.toEqual([_id, false, null])
  expect(['version', 'database', 'storage', 'queue'].map((id) => checkOf(found, id)?.state)).toEqual(
    Array.from({ length: 4 }, () => 'good'),
  )
  expect(factsOf(found, 'version')).toMatchObject({ Version: expect.stringMatching(/^\d+\.\d+/) })
  expect(factsOf(found, 'database')['Größe']).toBeGreaterThan(1_000_000)
  expect(JSON.stringify(found)).not.toContain(server.services.settings.databaseUrl ?? 'keine Adresse')
})

test('clocks of server and database that are apart are shown', async () => {
  const ahead = Date.now() - (await readDatabaseClock(server.database.db)).getTime()
  const shiftedNow = Date.now
  const now = vi.spyOn(Date, 'now')
  onTestFinished(() => void now.mockRestore())
  now.mockImplementation(() => shiftedNow() - ahead + 86_400_000)
  expect(checkOf(await state(), 'clock')).toMatchObject({ state: 'bad', note: expect.stringContaining('NTP') })
  now.mockImplementation(() => shiftedNow() - ahead)
  expect(checkOf(await state(), 'clock')).toMatchObject({ state: 'good', note: null })
})

test('a database that another version has migrated is shown', async () => {
  const { pool } = server.database
  const { rowCount } = await pool.query('select 1 from drizzle.__drizzle_migrations')
  await pool.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1)")
  const found = await state()
  await pool.query("delete from drizzle.__drizzle_migrations where hash = 'later'")
  expect(checkOf(found, 'database')).toMatchObject({
    state: 'warning',
    note: `Die Datenbank hat andere Migrationen (${Number(rowCount) + 1}) als diese Version des Programms (${rowCount})`,
  })
})

test('the last backup of this machine is known', async () => {
  const at = new Date(Date.now() - 3_600_000)
  const { settings } = server.services
  await writeLastBackup(settings.dataDir, { at, bytes: 12_345 })
  if (settings.databaseUrl === undefined) {
    expect(factsOf(await state(), 'backup')).toEqual({ Zuletzt: at.toISOString(), Umfang: 12_345 })
  } else expect(checkOf(await state(), 'backup')?.state).toBe('unknown')
})

describe('a check that fails', () => {
  test('is a row of the page and not its end', async () => {
    const head = vi.spyOn(server.services.storage, 'head').mockRejectedValue(new Error('geheim.example ist weg'))
    const found = await state()
    head.mockRestore()
    expect(checkOf(found, 'storage')).toMatchObject({ state: 'bad', note: 'Die Prüfung ist fehlgeschlagen', facts: [] })
    expect(checkOf(found, 'database')?.state).toBe('good')
    expect(JSON.stringify(found)).not.toContain('geheim')
  })

  test('is given up after its time', async () => {
    const never = { id: 'x', title: 'X', run: () => new Promise<never>(() => undefined) }
    expect(await runCheck(never, server.services, new Date(), 20)).toEqual({
      _id: 'x',
      title: 'X',
      state: 'bad',
      note: 'Keine Antwort in der erwarteten Zeit',
      facts: [],
    })
  })
})

describe('jobs', () => {
  const enqueue = (to: string) =>
    runUnitOfWork(server.database.db, server.services, (unit) =>
      server.services.queue.enqueue(unit, sendMailJob, { to, subject: 'Hallo', text: 'Hallo' }),
    )
  const end = (given: 'failed' | 'retry', message: string) =>
    server.database.db.execute(sql`
      update jobs.job set state = ${given}::jobs.job_state, retry_count = 3, started_on = now(),
        completed_on = ${given === 'failed' ? sql`now()` : sql`null`},
        start_after = now() + ${given === 'failed' ? '0' : '1 hour'}::interval,
        output = ${JSON.stringify({ name: 'MailError', message })}::jsonb
      where name = 'mail.send' and state = 'created'`)
  const mails = async () => (await state()).jobs.find(({ job }) => job === 'mail.send')
  beforeEach(async () => {
    await enqueue('kim@kita.example')
    await end('failed', '550 <kim@kita.example> unbekannt\nparams: Kim Müller')
    await enqueue('eva@kita.example')
    await end('retry', 'Verbindung abgelehnt')
  })

  test('are counted, and what failed is told without personal data', async () => {
    await enqueue('ada@kita.example')
    const found = await state()
    expect(await mails()).toEqual({
      job: 'mail.send',
      title: 'E-Mails verschicken',
      waiting: 1,
      active: 0,
      retrying: 1,
      failed: 1,
    })
    expect(found.failures.map(({ job, reason, tries, isOver }) => [job, reason, tries, isOver]).toSorted()).toEqual([
      ['mail.send', '550 <[mail]> unbekannt', 4, true],
      ['mail.send', 'Verbindung abgelehnt', 4, false],
    ])
    expect(checkOf(found, 'queue')).toMatchObject({ state: 'warning', note: 'Eine Aufgabe ist gescheitert' })
    expect(JSON.stringify(found)).not.toMatch(/kita\.example|Müller/)
  })

  test('that failed are tried again, one or all', async () => {
    const [over] = (await state()).failures.filter(({ isOver }) => isOver)
    expect((await patch({ retry: { job: 'mail.send', ids: [over?._id] } })).body.retried).toBe(1)
    expect(await mails()).toMatchObject({ failed: 0, retrying: 2 })
    expect((await patch({ retry: { job: 'mail.send' } })).body.retried).toBe(1)
    expect((await patch({ retry: { job: 'mail.send' } })).body.retried).toBe(0)
    expect((await patch({ retry: { job: 'nirgends' } })).body.retried).toBe(0)
    expect((await patch({ retry: { job: 'mail.send', ids: ['x'] } })).status).toBe(400)
  })

  test('have a title each', () => {
    const titles = modules.jobs.map(({ title }) => title)
    expect(titles.filter((title) => title.length < 5)).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })
})

describe('mails', () => {
  test('that go out and that do not are noted', async () => {
    const { services } = server
    const context = { services, log: services.log, signal: new AbortController().signal }
    const mail = { id: 'a', to: 'kim@kita.example', subject: 'Hallo', text: 'Hallo' }
    await sendMail(mail, context)
    expect(checkOf(await state(), 'mail')).toMatchObject({ state: 'good', note: null })
    const send = vi.spyOn(services.mailer, 'send').mockRejectedValue(new Error('Ablehnung für kim@kita.example'))
    await expect(sendMail(mail, context)).rejects.toThrow()
    expect(checkOf(await state(), 'mail')).toMatchObject({
      state: 'bad',
      note: 'Die letzte E-Mail ging nicht hinaus: Ablehnung für [mail]',
    })
    expect((await patch<ErrorAnswer>({ testMail: true })).status).toBe(502)
    send.mockRestore()
  })

  test('can be tried by one to oneself', async () => {
    expect((await patch({ testMail: true })).body).toEqual({ retried: 0, mailTo: admin.email })
    const files = await readdir(join(server.dataDir, 'mail'))
    expect(files.filter((file) => file.includes(admin.email))).toHaveLength(1)
    expect(checkOf(await state(), 'mail')?.state).toBe('good')
    expect((await patch({})).status).toBe(400)
    expect((await patch({ testMail: true, retry: { job: 'mail.send' } })).status).toBe(400)
  })
})

test('nobody but administrators sees it', async () => {
  const person = await givenUser(server, { licence: 'active' })
  expect((await server.call('GET', 'system-state', { as: person.token })).status).toBe(403)
  expect((await server.call('GET', 'system-state')).status).toBe(401)
  expect((await patch({ testMail: true }, person.token)).status).toBe(403)
})
