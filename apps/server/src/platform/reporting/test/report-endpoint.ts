import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

export type ReportEndpoint = {
  readonly dsn: string
  /** Everything that arrived, headers and bodies, as text. */
  readonly raw: readonly string[]
  /** The items of all envelopes that are of this type. */
  itemsOf(type: 'event' | 'transaction'): readonly ReportItem[]
  stop(): Promise<void>
}

export type ReportItem = {
  readonly exception?: { readonly values: readonly { readonly type: string; readonly value: string }[] }
  readonly tags?: Readonly<Record<string, unknown>>
  readonly user?: unknown
  readonly transaction?: string
  readonly [part: string]: unknown
}

/** Stands in for Sentry: takes envelopes (lines of JSON: a header, then header and payload of each item). */
export const startReportEndpoint = async (): Promise<ReportEndpoint> => {
  const raw: string[] = []
  const items: { readonly type: string; readonly item: ReportItem }[] = []
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request)
    const text = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
    const { 'user-agent': _agent, host: _host, ...headers } = request.headers
    raw.push(`${request.url} ${JSON.stringify(headers)}\n${text}`)
    const lines = text.split('\n')
    for (let index = 1; index + 1 < lines.length; index += 2) {
      const { type } = JSON.parse(lines[index] ?? '{}') as { type: string }
      items.push({ type, item: JSON.parse(lines[index + 1] ?? '{}') as ReportItem })
    }
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    dsn: `http://publickey@localhost:${port}/42`,
    raw,
    itemsOf: (wanted) => items.filter(({ type }) => type === wanted).map(({ item }) => item),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
