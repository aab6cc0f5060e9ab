import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, inject } from 'vitest'
import { PLAIN_HOST } from './chromium-options.ts'

/**
 * The server of the journeys under an address without HTTPS that is not this machine for the browser, as in the network
 * of a school. Browsers count `http://localhost` as secure.
 */
export const usePlainAddress = (): { origin(): string } => {
  let origin = ''
  const proxy = createServer((asked, answer) => {
    const { hostname, port } = new URL(inject('appUrl'))
    const { method, url, headers } = asked
    const forwarded = request({
      hostname,
      port,
      method,
      path: url,
      headers: { ...headers, host: `${hostname}:${port}` },
    })
    forwarded.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    // The browser leaves pages while they load.
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
    origin = `http://${PLAIN_HOST}:${(proxy.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    proxy.closeAllConnections()
    await new Promise((resolve) => void proxy.close(resolve))
  })
  return { origin: () => origin }
}
