import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUser, givenUser } from '../builders.ts'
import { openTestServer, type TestServer } from '../test-server.ts'
import { errorFaults, expectError } from './error-answers.ts'
import { jsonOf } from './send-operation.ts'

let server: TestServer
let user: GivenUser
let port: number
beforeAll(async () => {
  server = await openTestServer()
  user = await givenUser(server, { licence: 'active' })
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => server.close())

/** Bytes as they are, and what came back until the connection closed. */
const sendBytes = async (bytes: string) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes)
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: jsonOf(body) }
}
const lines = (...all: readonly string[]): string => [...all, 'connection: close', '', ''].join('\r\n')
const post = (type: string, body: string, ...headers: readonly string[]): string =>
  lines(
    'POST /api/lists HTTP/1.1',
    'host: x',
    `authorization: Bearer ${user.token}`,
    `content-type: ${type}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
  ) + body

describe('an answer of the server itself, before any method is reached, is German and in the form of errors', () => {
  test.each([
    ['a body that is no JSON', () => post('application/json', '{"a":'), 400],
    ['an empty body', () => post('application/json', ''), 400],
    ['a body that names the prototype', () => post('application/json', '{"__proto__":{"a":1}}'), 400],
    ['a body that is too large', () => post('application/json', `"${'x'.repeat(1_100_000)}"`), 413],
    ['a body of another type', () => post('text/plain', 'a'), 415],
    ['a form where none is taken', () => post('multipart/form-data; boundary=x', '--x--'), 415],
    ['a body without a type', () => post('', '{}'), 415],
    ['an unknown route', () => lines('GET /api/gibt-es-nicht HTTP/1.1', 'host: x'), 404],
    ['an unknown method', () => lines('PUT /api/lists HTTP/1.1', 'host: x', 'content-length: 0'), 405],
    ['an address that is not well formed', () => lines('GET /api/lists/%zz HTTP/1.1', 'host: x'), 400],
    ['an id that is too long', () => lines(`GET /api/lists/${'x'.repeat(4_000)} HTTP/1.1`, 'host: x'), 404],
    ['a head that is too large', () => lines('GET /api/lists HTTP/1.1', 'host: x', `a: ${'x'.repeat(20_000)}`), 400],
    ['an address that is too long', () => lines(`GET /api/lists?a=${'x'.repeat(20_000)} HTTP/1.1`, 'host: x'), 400],
    ['what is no HTTP', () => 'guten Tag\r\n\r\n', 400],
    ['a key that is too short', () => post('application/json', '{"name":"a"}', 'idempotency-key: x'), 400],
  ])('%s', async (_, bytes, status) => {
    expectError(await sendBytes(bytes()), status)
  })
})

test('the check of sentences finds what is English and what names an id', () => {
  const body = (message: string) => ({ name: 'BadRequest', message, code: 400, className: 'bad-request' })
  expect(errorFaults(400, body('Die Seite passt nicht.'))).toEqual([])
  expect(errorFaults(400, body('page 3 has a grid that does not fit'))).toHaveLength(1)
  expect(errorFaults(400, body('Body cannot be empty'))).toHaveLength(1)
  expect(errorFaults(400, body('Das Bild 0190c5a2-7e1d-7d3a-9b0e-0d5f1c2b3a49 fehlt'))).toHaveLength(1)
  expect(errorFaults(404, body('Das gibt es nicht.'))).toHaveLength(1)
})
