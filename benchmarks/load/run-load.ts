import autocannon from 'autocannon'
import { percentileOf } from '../figures/percentiles.ts'

export type Load = {
  readonly url: string
  /** Asked for one after the other, by each connection, over and over. */
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Sent as JSON with POST; `[<id>]` in it is replaced by another word in each request. Absent: GET. */
  readonly body?: string
  readonly connections: number
  readonly seconds: number
}

/** Times are in milliseconds, from the request to the last byte of its answer. */
export type LoadResult = {
  readonly perSecond: number
  readonly megabytesPerSecond: number
  readonly medianMs: number
  readonly p99Ms: number
}

/** Puts load on a server. Throws when it answers anything but 2xx: the figures of errors are worth nothing. */
export const runLoad = async ({ url, paths, headers, body, connections, seconds }: Load): Promise<LoadResult> => {
  const times: number[] = []
  const startedAt = performance.now()
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const requests = paths.map((path) =>
      body === undefined
        ? { method: 'GET' as const, path, headers }
        : { method: 'POST' as const, path, headers: { ...headers, 'content-type': 'application/json' }, body },
    )
    const options = { url, requests, connections, duration: seconds, idReplacement: body !== undefined }
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    // Its own histogram knows whole milliseconds only.
    run.on('response', (_client, _status, _bytes, timeMs) => times.push(timeMs))
  })
  const tookSeconds = (performance.now() - startedAt) / 1000
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${url}${paths[0]}: ${result.errors} errors, ${result.non2xx} answers other than 2xx`)
  }
  const sorted = Float64Array.from(times).sort()
  return {
    perSecond: times.length / tookSeconds,
    megabytesPerSecond: result.throughput.total / tookSeconds / 1e6,
    medianMs: percentileOf(sorted, 0.5),
    p99Ms: percentileOf(sorted, 0.99),
  }
}
