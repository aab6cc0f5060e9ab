import { type Figure, lessIsBetter, moreIsBetter } from './figures/figure.ts'
import { medianOf } from './figures/percentiles.ts'
import { creatingLists } from './load/account-loads.ts'
import { readingLoads } from './load/reading-loads.ts'
import type { Load } from './load/run-load.ts'
import { runTogether, slowest, sumPerSecond } from './load/run-together.ts'
import { inScope } from './servers/in-scope.ts'
import { type ProductServer, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * A server with the embedded database while 64 people read and 8 create lists, all of them without a pause: answers in a
 * second, lists in a second, and how long the slowest hundredth takes. Readers search six times, then ask for the
 * session, their folders, a list of 20 signs and their favourites. Against the budget.
 */
export const measureEmbeddedLoad = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const product = use(await startProduct(folder.path))
    const readers = await readingLoads(product, SECONDS)
    const writers = await Promise.all(WRITERS.map((email) => writingLoad(product, email)))
    await runTogether([...readers, ...writers].map((load) => ({ ...load, seconds: WARM_UP_SECONDS })))
    const runs: Run[] = []
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureRun(readers, writers))
    const median = (field: keyof Run): number => medianOf(runs.map((run) => run[field]))
    const budgetFor = (amount: number) => ({ what: 'budget', median: amount })
    return [
      moreIsBetter({
        name: '64 readers and 8 writers, embedded',
        unit: 'responses/s',
        measured: { median: median('responses') },
        limit: budgetFor(BUDGET.responses),
      }),
      moreIsBetter({
        name: 'the same, lists created',
        unit: 'lists/s',
        measured: { median: median('lists') },
        limit: budgetFor(BUDGET.lists),
      }),
      lessIsBetter({
        name: 'the same, one response of the slowest account',
        unit: 'ms',
        measured: { median: median('medianMs'), p99: median('p99Ms') },
        limit: { ...budgetFor(BUDGET.p99Ms), p99: BUDGET.p99Ms },
      }),
    ]
  })

type Run = Readonly<Record<'responses' | 'lists' | 'medianMs' | 'p99Ms', number>>

const WRITERS = ['manager@demo.example', 'mitglied@demo.example']
const WRITING_CONNECTIONS = 8
const SECONDS = 10
const WARM_UP_SECONDS = 3
const RUNS = 3
const BUDGET = { responses: 600, lists: 40, p99Ms: 400 }

const writingLoad = async ({ url, signIn }: ProductServer, email: string): Promise<Load> =>
  creatingLists({
    url,
    token: await signIn(email),
    connections: WRITING_CONNECTIONS / WRITERS.length,
    seconds: SECONDS,
  })

const measureRun = async (readers: readonly Load[], writers: readonly Load[]): Promise<Run> => {
  const results = await runTogether([...readers, ...writers])
  return {
    responses: sumPerSecond(results),
    lists: sumPerSecond(results.slice(readers.length)),
    medianMs: slowest(results, 'medianMs'),
    p99Ms: slowest(results, 'p99Ms'),
  }
}
