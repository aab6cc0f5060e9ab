import { measureAgreement } from './agreement.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { medianOf } from './figures/percentiles.ts'
import { creatingLists, type LoadingAccount, readingFiles, searching } from './load/account-loads.ts'
import type { Load } from './load/run-load.ts'
import { runTogether, sumPerSecond } from './load/run-together.ts'
import { inScope } from './servers/in-scope.ts'
import { limitProcessor } from './servers/limit-processor.ts'
import { processorMs } from './servers/processor-time.ts'
import { type Cluster, startCluster } from './servers/start-cluster.ts'
import { type LimitServer, startBalancer } from './servers/start-limit.ts'

/**
 * Two servers on one PostgreSQL and one S3 store behind a balancer. Throughput: each server has the same small share of
 * a processor, so that all fits on two; two should do twice of what one does. Also what a request costs: processor time
 * of the server and of PostgreSQL. Then whether both show the same state, and how soon.
 */
export const measureTwoServers = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const cluster = await startCluster(use)
    const throughput = await measureThroughput(cluster)
    return [...throughput, ...(await measureAgreement(cluster))]
  })

const SHARE = 0.25
const SECONDS = 8
const WARM_UP_SECONDS = 4
const PAIRS = 3
const CONNECTIONS = 64

const ACCOUNTS = ['einzel@demo.example', 'leitung@demo.example', 'manager@demo.example', 'mitglied@demo.example']

/** What is asked, each by all accounts at once. */
const LOADS: Readonly<Record<string, (account: LoadingAccount) => Load | Promise<Load>>> = {
  searches: searching,
  'reading files': readingFiles,
  'creating lists': creatingLists,
}

const measureThroughput = (cluster: Cluster): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const [first, second] = cluster.servers
    const one = use(await startBalancer([first.url]))
    const two = use(await startBalancer([first.url, second.url]))
    const tokens = await Promise.all(ACCOUNTS.map((email) => first.signIn(email)))
    const connections = CONNECTIONS / ACCOUNTS.length
    const figures: Figure[] = []
    for (const [name, make] of Object.entries(LOADS)) {
      const loadsAt = ({ url }: LimitServer) =>
        Promise.all(tokens.map((token) => make({ url, token, connections, seconds: SECONDS })))
      const [ofOne, ofTwo] = [await loadsAt(one), await loadsAt(two)]
      figures.push(
        costFigure(name, await measureCost(cluster, ofTwo)),
        await compareOneAndTwo(name, cluster, ofOne, ofTwo),
      )
    }
    return figures
  })

const compareOneAndTwo = (name: string, { servers }: Cluster, ofOne: readonly Load[], ofTwo: readonly Load[]) =>
  inScope(async (use) => {
    use(
      await limitProcessor(
        servers.map(({ pid }) => pid),
        SHARE,
      ),
    )
    await warmUp(ofTwo)
    const pairs: { readonly one: number; readonly two: number }[] = []
    for (let pair = 0; pair < PAIRS; pair += 1) {
      pairs.push({ one: sumPerSecond(await runTogether(ofOne)), two: sumPerSecond(await runTogether(ofTwo)) })
    }
    return {
      name: `${name}, two servers`,
      unit: 'requests/s',
      measured: { median: medianOf(pairs.map(({ two }) => two)) },
      limit: { what: 'twice one server', median: 2 * medianOf(pairs.map(({ one }) => one)) },
      ratio: { median: medianOf(pairs.map(({ one, two }) => two / one / 2)) },
    }
  })

const warmUp = (loads: readonly Load[]) => runTogether(loads.map((load) => ({ ...load, seconds: WARM_UP_SECONDS })))

const costFigure = (name: string, { serverMs, postgresMs }: Awaited<ReturnType<typeof measureCost>>): Figure =>
  lessIsBetter({
    name: `${name}: processor time of a request, server`,
    unit: 'ms',
    measured: { median: serverMs },
    limit: { what: 'of PostgreSQL', median: postgresMs },
  })

/** Processor time that one request takes, in milliseconds. */
const measureCost = async ({ servers, postgresPid }: Cluster, loads: readonly Load[]) => {
  const read = () => ({
    server: servers.reduce((sum, { pid }) => sum + processorMs(pid), 0),
    postgres: processorMs(postgresPid),
  })
  await warmUp(loads)
  const before = read()
  const requests = sumPerSecond(await runTogether(loads)) * SECONDS
  const after = read()
  return {
    serverMs: (after.server - before.server) / requests,
    postgresMs: (after.postgres - before.postgres) / requests,
  }
}
