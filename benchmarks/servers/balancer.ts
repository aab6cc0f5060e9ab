import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy that hands requests to servers in turn. It runs as a process of its own. */
const serve = (urls: readonly string[]): void => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  let count = 0
  const server = createServer((incoming, outgoing) => {
    const target = new URL(incoming.url ?? '/', urls[count % urls.length])
    count += 1
    const options = { agent, method: incoming.method ?? 'GET', headers: incoming.headers }
    const call = request(target, options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
    })
    call.on('error', () => outgoing.destroy())
    // Otherwise an answer that nobody reads would keep its connection for ever.
    outgoing.on('close', () => call.destroy())
    incoming.pipe(call)
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
}

process.once('message', (urls) => serve(urls as readonly string[]))
process.once('disconnect', () => process.exit())
