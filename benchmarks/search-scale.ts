import { addSigns } from './content/add-signs.ts'
import { demoSigns, multiplied } from './content/synthetic-signs.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { compareLoads } from './load/compare-loads.ts'
import { requestFigures, timeFigure } from './load/load-figures.ts'
import { SEARCH_PATHS, SEARCH_TEXTS } from './search-requests.ts'
import { inScope } from './servers/in-scope.ts'
import { residentMegabytes } from './servers/resident-megabytes.ts'
import { type ProductServer, seed, startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * The same server with the demo catalogue and with a hundred thousand signs: the small one is the limit. One caller at
 * a time, so that the times are those of an answer and not of a queue; then eight.
 */
export const measureSearchScale = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const largeFolder = use(await temporaryFolder())
    const smallFolder = use(await temporaryFolder())
    const small = use(await startProduct(smallFolder.path))
    const large = use(await startLarge(largeFolder.path))
    const what = 'the same with 1,596 signs'
    const headersOf = async (server: ProductServer) => ({
      authorization: `Bearer ${await server.signIn('einzel@demo.example')}`,
    })
    const [largeHeaders, smallHeaders] = [await headersOf(large), await headersOf(small)]
    const compare = (paths: readonly string[], connections: number, seconds: number) =>
      compareLoads(
        { url: large.url, headers: largeHeaders, paths, connections, seconds },
        { url: small.url, headers: smallHeaders, paths, connections, seconds },
      )

    const alone = await compare(SEARCH_PATHS, 1, SECONDS)
    const together = await compare(SEARCH_PATHS, 8, SECONDS)
    const figures = [
      timeFigure('search, 100,000 signs, one caller', what, alone),
      ...requestFigures('search, 100,000 signs, eight callers', what, together),
    ]
    for (const [index, path] of SEARCH_PATHS.entries()) {
      const comparison = await compare([path], 1, SECONDS_PER_QUERY)
      figures.push(timeFigure(`search "${SEARCH_TEXTS[index]}", 100,000 signs`, what, comparison))
    }
    const [start, memory] = [{ large: large.startMs, small: small.startMs }, await memoryOf(large, small)]
    return [
      ...figures,
      lessIsBetter({
        name: 'start, 100,000 signs',
        unit: 'ms',
        measured: { median: start.large },
        limit: { what: 'the same with 1,596 signs, first start', median: start.small },
      }),
      lessIsBetter({
        name: 'memory under load, 100,000 signs',
        unit: 'MB',
        measured: { median: memory.large },
        limit: { what, median: memory.small },
      }),
    ]
  })

const SIGNS = 100_000
const SECONDS = 4
const SECONDS_PER_QUERY = 1

const startLarge = async (dataDir: string): Promise<ProductServer> => {
  await seed(dataDir)
  const demo = demoSigns()
  await addSigns(dataDir, multiplied(demo, SIGNS).slice(demo.length))
  return startProduct(dataDir)
}

const memoryOf = async (large: ProductServer, small: ProductServer) => ({
  large: await residentMegabytes(large.pid),
  small: await residentMegabytes(small.pid),
})
