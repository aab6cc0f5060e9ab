import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The limit that the API is compared with: a bare `node:http` server, in a process of its own, that answers bytes it
 * was given by its parent from memory. It parses nothing, checks nobody and knows no database.
 */
export type BareAnswer = {
  readonly path: string
  readonly status: number
  readonly headers: readonly string[]
  readonly body: Uint8Array
}

const serve = (answers: readonly BareAnswer[]): void => {
  const byPath = new Map(answers.map((answer) => [answer.path, answer]))
  const server = createServer((request, response) => {
    const answer = byPath.get(request.url ?? '')
    if (answer === undefined) return response.writeHead(404).end()
    return response.writeHead(answer.status, [...answer.headers]).end(answer.body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
}

process.once('message', (answers) => serve(answers as readonly BareAnswer[]))
process.once('disconnect', () => process.exit())
