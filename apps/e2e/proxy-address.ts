import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, inject } from 'vitest'

/**
 * The server of the journeys under another address. `appendTo` adds text to the file at a path, so that the browser meets
 * another version of it.
 */
export const useProxyAddress = (
  host: string,
  appendTo: (path: string) => string | undefined = () => undefined,
): { origin(): string } => {
  let origin = ''
  const proxy = createServer((asked, answer) => {
    const { hostname, port } = new URL(inject('appUrl'))
    const { method, url = '/', headers } = asked
    const added = appendTo(url)
    const forwarded = request({
      hostname,
      port,
      method,
      path: url,
      headers: {
        ...headers,
        host: `${hostname}:${port}`,
        ...(added !== undefined && { 'accept-encoding': 'identity', 'if-none-match': '', 'if-modified-since': '' }),
      },
    })
    forwarded.on('response', (response) => {
      if (added === undefined) {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
        return
      }
      const { 'content-length': _length, etag: _etag, ...others } = response.headers
      answer.writeHead(response.statusCode ?? 502, others)
      response.pipe(answer, { end: false })
      response.on('end', () => answer.end(added))
    })
    forwarded.on('error', () => answer.destroy())
    // The browser leaves pages while they load.
    answer.on('close', () => forwarded.destroy())
    asked.pipe(forwarded)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
    origin = `http://${host}:${(proxy.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    proxy.closeAllConnections()
    await new Promise((resolve) => void proxy.close(resolve))
  })
  return { origin: () => origin }
}
