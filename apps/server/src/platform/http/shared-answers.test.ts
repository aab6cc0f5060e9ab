import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { AnsweredRequest } from './log-requests.ts'
import { openSharedAnswers, type SharedAnswer } from './shared-answers.ts'

/** A server whose application answers with "made" and has it remembered. */
const openServer = async (answer: Partial<SharedAnswer>, isRefused: (request: IncomingMessage) => boolean) => {
  const logged: AnsweredRequest[] = []
  const answers = openSharedAnswers({ log: (line) => void logged.push(line), isRefused })
  const application: RequestListener = (raw, response) => {
    response.end('made')
    const request = { raw, routeOptions: { url: '/api/signs' } } as unknown as FastifyRequest
    answers.remember(request, { head: [], bytes: Buffer.from('remembered'), isCurrent: () => true, ...answer })
  }
  const server = createServer(answers.answerBefore(application))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const ask = async (path = '/api/signs'): Promise<string> => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  return { ask, logged }
}

test('each answer is logged with its route, the id it carries and no address', async () => {
  const { ask, logged } = await openServer({}, () => false)
  expect([await ask(), await ask()]).toEqual(['made', 'remembered'])
  await expect.poll(() => logged).toHaveLength(1)
  expect(logged).toEqual([
    {
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'GET',
      route: '/api/signs',
      status: 200,
      durationMs: expect.any(Number),
    },
  ])
})

test('what is no longer current is made by the application', async () => {
  let isCurrent = true
  const { ask } = await openServer({ isCurrent: () => isCurrent }, () => false)
  expect([await ask(), await ask()]).toEqual(['made', 'remembered'])
  isCurrent = false
  expect([await ask(), await ask()]).toEqual(['made', 'made'])
  isCurrent = true
  expect(await ask()).toBe('remembered')
})

test('what was outdated when it was sent is not remembered', async () => {
  let isCurrent = false
  const { ask } = await openServer({ isCurrent: () => isCurrent }, () => false)
  await ask()
  isCurrent = true
  expect([await ask(), await ask()]).toEqual(['made', 'remembered'])
})

test('a request that the application refuses is left to it', async () => {
  const { ask } = await openServer({}, () => true)
  expect([await ask(), await ask()]).toEqual(['made', 'made'])
})

test('answers of very long addresses, and very large ones, are not remembered', async () => {
  const { ask } = await openServer({}, () => false)
  const path = `/api/signs?search=${'x'.repeat(1_000)}`
  expect([await ask(path), await ask(path)]).toEqual(['made', 'made'])
  const large = await openServer({ bytes: Buffer.alloc(17_000_000) }, () => false)
  expect([await large.ask(), await large.ask()]).toEqual(['made', 'made'])
})
