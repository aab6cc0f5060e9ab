import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The limit that films are compared with: a bare `node:http` server, in a process of its own, that streams ranges of
 * one file. It checks no address and no condition.
 */
const serve = (file: string): void => {
  const { size } = statSync(file)
  const server = createServer((request, response) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const start = Number(first ?? 0)
    const end = Math.min(Number(last ?? size - 1), size - 1)
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${size}`,
      'accept-ranges': 'bytes',
    })
    createReadStream(file, { start, end }).pipe(response)
  })
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
}

process.once('message', (file) => serve(String(file)))
process.once('disconnect', () => process.exit())
