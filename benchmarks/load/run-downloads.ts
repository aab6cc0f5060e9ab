import { Agent, request } from 'node:http'
import { percentileOf } from '../figures/percentiles.ts'
import type { Load, LoadResult } from './run-load.ts'

/**
 * Load of big answers. autocannon reads answers with a parser written in JavaScript and would itself be what is
 * measured; Node's own client throws the bytes away as they come.
 */
export const runDownloads = async ({ url, paths, headers, connections, seconds }: Load): Promise<LoadResult> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let bytes = 0
  const startedAt = performance.now()
  const deadline = startedAt + seconds * 1000
  const loadOn = async (): Promise<void> => {
    for (let next = 0; performance.now() < deadline; next += 1) {
      const sentAt = performance.now()
      const length = await download(`${url}${paths[next % paths.length]}`, headers, agent)
      bytes += length
      times.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, loadOn))
  const tookSeconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    perSecond: times.length / tookSeconds,
    megabytesPerSecond: bytes / tookSeconds / 1e6,
    medianMs: percentileOf(sorted, 0.5),
    p99Ms: percentileOf(sorted, 0.99),
  }
}

/** The number of bytes of the body. */
const download = (url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(url, { headers, agent }, (response) => {
      if (response.statusCode !== 206) reject(new Error(`${url} answers ${response.statusCode}`))
      let length = 0
      response.on('data', (piece: Buffer) => (length += piece.length))
      response.on('end', () => resolve(length))
      response.on('error', reject)
    })
    call.on('error', reject)
    call.end()
  })
