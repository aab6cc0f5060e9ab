import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../test/test-server.ts'

let demo: TestServer
let port: number
beforeAll(async () => {
  const buildWeb = async (root: string) => {
    await mkdir(join(root, 'assets'), { recursive: true })
    await writeFile(join(root, 'index.html'), '<!doctype html><title>Demo</title>')
    await writeFile(join(root, 'assets', 'app.js'), 'export {}')
  }
  demo = await openTestServer({ DEMO: 'true', TRUST_PROXY: '1', APP_URL: 'http://gebaerden.localhost:3030' }, buildWeb)
  port = Number(new URL(await demo.app.listen({ port: 0, host: '127.0.0.1' })).port)
  // Then it is in memory, for all visitors.
  expect((await ask('/api/signs', ['Host: localhost'])).status).toBe(200)
})
afterAll(() => demo.close())

/** Sends the lines as they are, and gives status and body. */
const ask = async (path: string, headers: readonly string[], version = '1.1') => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${[`GET ${path} HTTP/${version}`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`)
  const answer = await text(socket)
  return { status: Number(answer.split(' ')[1]), answer }
}
const PATHS = [
  '/api/demo-mails',
  '/api/health',
  '/',
  '/assets/app.js',
  '/media/x',
  '/api/nothing',
  '/api/openapi.json',
  '/api/signs',
]

describe('a demonstration', () => {
  test.each(['localhost', 'localhost:3030', '127.0.0.1:8080', '[::1]:3030', 'LOCALHOST:1', 'Gebaerden.localhost:3030'])(
    'answers to %s',
    async (host) => {
      expect((await ask('/api/demo-mails', [`Host: ${host}`])).status).toBe(200)
    },
  )

  test.each([
    'evil.example',
    'evil.example:3030',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    'localhost.',
    '127.0.0.1.',
    'evil.example:localhost',
    'localhost:evil.example',
    'localhost@evil.example',
    'evil.example, localhost',
    '127.0.0.2',
    '0.0.0.0',
    '192.168.0.7',
    '[::]',
    '[::ffff:127.0.0.1]',
    '2130706433',
    '',
  ])('refuses the host %j on every path', async (host) => {
    for (const path of PATHS) {
      const { status, answer } = await ask(path, [`Host: ${host}`])
      expect({ path, status }).toEqual({ path, status: 421 })
      expect(answer).not.toContain('<!doctype html>')
      expect(answer).toContain('Die Demo läuft nur auf diesem Rechner.')
    }
  })

  test('refuses a request without a host, as HTTP/1.0 allows it', async () => {
    expect((await ask('/api/demo-mails', [], '1.0')).status).toBe(421)
    expect((await ask('/api/demo-mails', ['Host: localhost'], '1.0')).status).toBe(200)
  })

  test('refuses a second host beside its own', async () => {
    const { status } = await ask('/api/demo-mails', ['Host: localhost', 'Host: evil.example'])
    expect([400, 421]).toContain(status)
  })

  test.each([
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Host: localhost, evil.example',
    'X-Forwarded-Host: localhost.',
    'Forwarded: for=10.0.0.1;host=evil.example;proto=https',
    'Forwarded: host="evil.example"',
  ])('refuses what a proxy was asked for by another name: %s', async (header) => {
    expect((await ask('/api/demo-mails', ['Host: localhost', header])).status).toBe(421)
  })

  test.each([
    'X-Forwarded-Host: localhost:3030',
    'Forwarded: for=10.0.0.1;host=localhost',
    'X-Forwarded-For: 10.0.0.1',
  ])('answers behind a proxy of this machine: %s', async (header) => {
    expect((await ask('/api/demo-mails', ['Host: 127.0.0.1', header])).status).toBe(200)
  })

  test('refuses an address in the request line that names another host', async () => {
    expect((await ask('http://evil.example/api/demo-mails', ['Host: evil.example'])).status).toBe(421)
  })
})

test('a product that is no demonstration answers to every name', async () => {
  const server = await openTestServer()
  try {
    const { statusCode } = await server.app.inject({ url: '/api/health', headers: { host: 'gebaerden.example' } })
    expect(statusCode).toBe(200)
  } finally {
    await server.close()
  }
})
