import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { givenUser } from '../../../test/builders.ts'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'
import { isReportAddress } from './report-address.ts'
import { openSentryReporter } from './sentry-reporter.ts'
import { type ReportEndpoint, startReportEndpoint } from './test/report-endpoint.ts'

describe('a request that fails by our own fault', () => {
  let endpoint: ReportEndpoint
  let server: TestServer
  // New for each test: they take tables away and close the reporter.
  beforeEach(async () => {
    endpoint = await startReportEndpoint()
    server = await openTestServer({ SENTRY_DSN: endpoint.dsn, TRUST_PROXY: '1' })
  })
  afterEach(async () => {
    await server.close()
    await endpoint.stop()
  })

  test('is told of with its request’s id, and with nothing personal but the account’s', async () => {
    const { id, token, email } = await givenUser(server, { licence: 'active' })
    await server.database.pool.query('alter table catalogue rename to catalogue_away')
    const headers = {
      authorization: `Bearer ${token}`,
      cookie: 'session=keks',
      'user-agent': 'Sonderbrowser/7',
      'x-forwarded-for': '203.0.113.77',
    }
    const response = await server.app.inject({ url: '/api/signs?search=geheimwort', headers })
    expect(response.statusCode).toBe(500)
    await vi.waitFor(() => expect(endpoint.itemsOf('event')).toHaveLength(1), { timeout: 20_000 })

    const [event] = endpoint.itemsOf('event')
    expect(event?.user).toEqual({ id })
    expect(event?.tags).toEqual({
      requestId: response.headers['x-request-id'],
      method: 'GET',
      route: '/api/signs',
      status: 500,
    })
    expect(event?.exception?.values.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['database error 42P01', expect.stringContaining('Failed query')]),
    )
    const all = endpoint.raw.join('\n')
    expect(all).toContain('catalogue.repository.ts')
    for (const secret of [email, token, 'keks', 'Sonderbrowser', '203.0.113.77', '127.0.0.1', 'geheimwort']) {
      expect(all).not.toContain(secret)
    }
    expect(event).not.toHaveProperty('request')
    expect(event).not.toHaveProperty('server_name')
    expect(all).toContain('"infer_ip":"never"')
  })

  test('keeps what was typed to itself, also when the database quotes it', async () => {
    await server.database.pool.query('alter table users rename to users_away')
    const data = { strategy: 'local', email: 'kim.muster@kita.example', password: 'streng-geheim-1' }
    expect((await server.call('POST', 'authentication', { data })).status).toBe(500)
    await vi.waitFor(() => expect(endpoint.itemsOf('event')).toHaveLength(1), { timeout: 20_000 })
    expect(endpoint.itemsOf('event').at(-1)).not.toHaveProperty('user')
    expect(endpoint.raw.join('\n')).not.toMatch(/kim\.muster|streng-geheim/)
  })

  test('is not told of when it was the caller’s fault', async () => {
    const before = endpoint.itemsOf('event').length
    expect((await server.call('GET', 'signs', { query: { nonsense: '1' } })).status).toBe(400)
    expect((await server.call('GET', 'nothing')).status).toBe(404)
    await server.services.reporter.close()
    expect(endpoint.itemsOf('event')).toHaveLength(before)
  })
})

describe('a reporter', () => {
  let endpoint: ReportEndpoint
  beforeEach(async () => {
    endpoint = await startReportEndpoint()
  })
  afterEach(() => endpoint.stop())

  const tags = { job: 'mail.send', attempt: 1 }
  const request = { method: 'GET', route: '/api/signs/:id', status: 200, durationMs: 12 }

  test('tells the causes of an error too, without what is personal in their messages', async () => {
    const reporter = openSentryReporter({ dsn: endpoint.dsn, environment: 'test' })
    const cause = new TypeError('no mailbox kim@kita.example at 192.168.3.4')
    reporter.report(new Error('Job failed for /x?search=geheim', { cause }), { tags })
    await reporter.close()
    const [event] = endpoint.itemsOf('event')
    expect(event?.exception?.values.map(({ type, value }) => [type, value])).toEqual([
      ['TypeError', 'no mailbox [mail] at [address]'],
      ['Error', 'Job failed for /x?[query]'],
    ])
    expect(event?.tags).toEqual(tags)
  })

  test.each([['text'], [undefined], [null], [{ password: 'x' }], [Symbol('x')]])(
    'takes anything that was thrown: %j',
    async (thrown) => {
      const reporter = openSentryReporter({ dsn: endpoint.dsn, environment: 'test' })
      reporter.report(thrown, { tags })
      await reporter.close()
      expect(endpoint.itemsOf('event')).toHaveLength(1)
      expect(endpoint.raw.join()).not.toContain('password')
    },
  )

  test('tells the time of one request in twenty, by its route', async () => {
    let calls = 0
    const random = () => (calls++ % 100) / 100
    const reporter = openSentryReporter({ dsn: endpoint.dsn, environment: 'test', random })
    for (let index = 0; index < 100; index += 1) reporter.measure(request)
    await reporter.close()
    const transactions = endpoint.itemsOf('transaction')
    expect(transactions).toHaveLength(5)
    expect(transactions[0]?.transaction).toBe('GET /api/signs/:id')
  })

  test('that cannot reach its address harms nobody', async () => {
    const reporter = openSentryReporter({ dsn: 'http://key@localhost:1/1', environment: 'test' })
    expect(() => reporter.report(new Error('x'), { tags })).not.toThrow()
    await expect(reporter.close()).resolves.toBeUndefined()
  })
})

test.each([
  ['https://abc123@o1.ingest.sentry.example/42', true],
  ['https://abc123@sentry.example/prefix/42', true],
  ['http://abc123@localhost:9000/42', true],
  ['http://abc123@sentry.example/42', false],
  ['https://sentry.example/42', false],
  ['https://abc123@sentry.example/', false],
  ['https://abc123:secret@sentry.example/42', false],
  ['ftp://abc123@sentry.example/42', false],
  ['nonsense', false],
])('an address for reports: %s is %s', (address, isOne) => {
  expect(isReportAddress(address)).toBe(isOne)
})
