import { afterEach, beforeEach, expect, test } from 'vitest'
import { signInAt } from '../running-server.ts'
import { openTcpProxy, type TcpProxy } from '../tcp-proxy.ts'
import { expectWithin } from './expect-within.ts'
import {
  givenPostgres,
  isHealthy,
  isWritten,
  logLines,
  measureSlack,
  until,
  untilLogged,
  write,
} from './given-postgres.ts'

/** An answer from a server that knows of the outage: no caller waits for a timeout of its own. */
const AT_ONCE_MS = 2_000

const outage = givenPostgres()
let proxy: TcpProxy
beforeEach(async () => {
  proxy = await openTcpProxy(Number(new URL(outage.url()).port))
})
afterEach(() => proxy.close())

test('a database that falls silent without a word is noticed, refused at once, and back when the network is', async () => {
  const url = new URL(outage.url())
  url.port = String(proxy.port)
  const server = await outage.startServer({ DATABASE_URL: url.href })
  const token = await signInAt(server.url, 'einzel@demo.example')
  expect(await write(server, token)).toMatchObject({ status: 201 })

  const slack = await measureSlack(server, token)
  proxy.freeze()
  // Those that are on their way when it happens wait for some seconds, and then all are answered.
  const caught = await Promise.all(Array.from({ length: 12 }, () => write(server, token)))
  for (const answer of caught) expect(answer).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) })
  expect(await isHealthy(server)).toBe(false)
  await untilLogged(server, 'database lost')
  expect(logLines(server, 'database lost')).toHaveLength(1)
  const startedAt = performance.now()
  expect(await write(server, token)).toMatchObject({ status: 503 })
  expectWithin(AT_ONCE_MS + slack, performance.now() - startedAt)

  proxy.thaw()
  await until(() => isWritten(server, token))
  await until(() => isHealthy(server))
  await untilLogged(server, 'database back')
  expect(logLines(server, 'database back')).toHaveLength(1)
  expect(await server.end('SIGTERM')).toBe(0)
})
