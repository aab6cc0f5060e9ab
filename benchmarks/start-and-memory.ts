import { findPostgres, startPostgres } from '@gebaerdenraum/server/test/local-postgres.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { medianOf } from './figures/percentiles.ts'
import { SEARCH_PATHS } from './search-requests.ts'
import { inScope } from './servers/in-scope.ts'
import { residentMegabytes } from './servers/resident-megabytes.ts'
import { startBareServer } from './servers/start-limit.ts'
import { startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * From the start of the process to the first healthy answer: on an empty directory, where database, accounts and
 * catalogue are made, and on a filled one; and what the process holds in memory then, after a hundred searches, and with
 * PostgreSQL. The limit is Node.js with a bare `node:http` server.
 */
export const measureStartAndMemory = async (): Promise<readonly Figure[]> => {
  const runs: Run[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measureRun())
  const median = (field: keyof Run): number => medianOf(runs.map((run) => run[field]))
  const time = { what: 'Node.js with a bare server', median: median('bareStartMs') }
  const memory = { what: 'Node.js with a bare server', median: median('bareMemoryMb') }
  const figure = (name: string, unit: string, field: keyof Run, limit: Figure['limit']) =>
    lessIsBetter({ name, unit, measured: { median: median(field) }, limit })
  return [
    figure('start to healthy, first start', 'ms', 'firstStartMs', time),
    figure('start to healthy, later start', 'ms', 'laterStartMs', time),
    figure('memory at rest, first start', 'MB', 'firstMemoryMb', memory),
    figure('memory at rest, later start', 'MB', 'laterMemoryMb', memory),
    figure(`memory after ${SEARCHES} searches`, 'MB', 'searchedMemoryMb', memory),
    figure('memory at rest, with PostgreSQL', 'MB', 'postgresMemoryMb', memory),
  ]
}

type Run = Readonly<
  Record<
    | 'bareStartMs'
    | 'bareMemoryMb'
    | 'firstStartMs'
    | 'firstMemoryMb'
    | 'laterStartMs'
    | 'laterMemoryMb'
    | 'searchedMemoryMb'
    | 'postgresMemoryMb',
    number
  >
>

const RUNS = 3
const SEARCHES = 100
/** So long nothing is asked of the server before its memory is read: after its first start it still sends mails. */
const REST_MS = 10_000

const measureRun = (): Promise<Run> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const bare = await measureBare()
    const first = await measureFirst(folder.path)
    return { ...bare, ...first, ...(await measureLater(folder.path)), ...(await measureOnPostgres()) }
  })

/** A later start, on a database that is filled. */
const measureOnPostgres = () =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const bin = findPostgres()
    if (bin === undefined) throw new Error('There is no PostgreSQL.')
    const postgres = await startPostgres(bin)
    use({ [Symbol.asyncDispose]: () => postgres.stop() })
    const env = { DATABASE_URL: postgres.url, DEMO: 'true' }
    await (await startProduct(folder.path, { env }))[Symbol.asyncDispose]()
    const product = use(await startProduct(folder.path, { env }))
    return { postgresMemoryMb: await memoryAtRest(product.pid) }
  })

const measureBare = () =>
  inScope(async (use) => {
    const startedAt = performance.now()
    const body = Buffer.from('{"status":"ok"}')
    const bare = use(await startBareServer([{ path: '/', status: 200, headers: ['content-length', '15'], body }]))
    await (await fetch(bare.url)).text()
    const bareStartMs = performance.now() - startedAt
    return { bareStartMs, bareMemoryMb: await memoryAtRest(bare.pid) }
  })

const measureFirst = (dataDir: string) =>
  inScope(async (use) => {
    const product = use(await startProduct(dataDir))
    return { firstStartMs: product.startMs, firstMemoryMb: await memoryAtRest(product.pid) }
  })

const measureLater = (dataDir: string) =>
  inScope(async (use) => {
    const product = use(await startProduct(dataDir))
    const laterMemoryMb = await memoryAtRest(product.pid)
    const headers = { authorization: `Bearer ${await product.signIn('einzel@demo.example')}` }
    for (let search = 0; search < SEARCHES; search += 1) {
      const path = SEARCH_PATHS[search % SEARCH_PATHS.length] ?? ''
      await (await fetch(product.url + path, { headers })).arrayBuffer()
    }
    return { laterStartMs: product.startMs, laterMemoryMb, searchedMemoryMb: await memoryAtRest(product.pid) }
  })

const memoryAtRest = async (pid: number): Promise<number> => {
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  return residentMegabytes(pid)
}
