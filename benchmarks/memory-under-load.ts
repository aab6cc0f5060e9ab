import { setTimeout as delay } from 'node:timers/promises'
import { callServer } from '@gebaerdenraum/server/test/running-server.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { medianOf } from './figures/percentiles.ts'
import { readingLoads } from './load/reading-loads.ts'
import { runTogether } from './load/run-together.ts'
import { inScope } from './servers/in-scope.ts'
import { residentMegabytes } from './servers/resident-megabytes.ts'
import { type ProductServer, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * Whether memory grows while 64 people read for ten minutes, and one creates a list and removes it again, four times a
 * second: memory in the last minute against that of the second one, on the embedded database. The tail is the highest
 * value of the last minute.
 */
export const measureMemoryUnderLoad = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const product = use(await startProduct(folder.path))
    const loads = await readingLoads(product, MINUTES * 60)
    const isOver = new AbortController()
    const loading = runTogether(loads).finally(() => isOver.abort())
    const [samples] = await Promise.all([
      sampleMemory(product.pid, isOver.signal),
      write(product, isOver.signal),
      loading,
    ])
    const ofMinute = (minute: number) =>
      samples.filter(({ second }) => Math.floor(second / 60) === minute - 1).map(({ megabytes }) => megabytes)
    const [early, late] = [ofMinute(2), ofMinute(MINUTES)]
    for (let minute = 1; minute <= MINUTES; minute += 1) {
      console.log(`minute ${minute}: ${Math.round(medianOf(ofMinute(minute)))} MB`)
    }
    return [
      lessIsBetter({
        name: `memory in minute ${MINUTES} of a load`,
        unit: 'MB',
        measured: { median: medianOf(late), p99: Math.max(...late) },
        limit: { what: 'in minute 2', median: medianOf(early), p99: Math.max(...early) },
      }),
    ]
  })

const MINUTES = 10
const SAMPLE_EVERY_MS = 2_000
const WRITE_EVERY_MS = 250

type Sample = { readonly second: number; readonly megabytes: number }

const sampleMemory = async (pid: number, isOver: AbortSignal): Promise<readonly Sample[]> => {
  const startedAt = performance.now()
  const samples: Sample[] = []
  while (!isOver.aborted) {
    samples.push({ second: (performance.now() - startedAt) / 1000, megabytes: await residentMegabytes(pid) })
    await delay(SAMPLE_EVERY_MS)
  }
  return samples
}

const write = async ({ url, signIn }: ProductServer, isOver: AbortSignal): Promise<void> => {
  const as = await signIn('einzel@demo.example')
  while (!isOver.aborted) {
    const made = await callServer(url, 'POST', 'lists', { as, data: { name: 'Morgenkreis' } })
    const removed = await callServer(url, 'DELETE', `file-nodes/${made.body['node']}`, { as, data: {} })
    if (removed.status !== 200) throw new Error(`Removing a list was answered with ${removed.status}.`)
    await delay(WRITE_EVERY_MS)
  }
}
