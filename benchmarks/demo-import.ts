import { importDemoCatalogue } from '@gebaerdenraum/server/src/modules/catalogue/import/import-demo.ts'
import { openDatabase } from '@gebaerdenraum/server/src/platform/database/client.ts'
import { migrate } from '@gebaerdenraum/server/src/platform/database/migrate.ts'
import { type Figure, lessIsBetter } from './figures/figure.ts'
import { spreadOf } from './figures/percentiles.ts'
import { inScope } from './servers/in-scope.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

const ROUNDS = 5
/** What the first start may spend on it. */
const BUDGET_MS = 2_000

/** The demonstration catalogue of 1,596 signs into an empty embedded database, as at a first start. */
export const measureDemoImport = async (): Promise<readonly Figure[]> => {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await importOnce())
  return [
    lessIsBetter({
      name: 'import of the demo catalogue',
      unit: 'ms',
      measured: spreadOf(times),
      limit: { what: 'budget', median: BUDGET_MS, p99: BUDGET_MS },
    }),
  ]
}

const importOnce = (): Promise<number> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const database = await openDatabase({ dataDir: folder.path })
    try {
      await migrate(database)
      const startedAt = performance.now()
      await importDemoCatalogue(database)
      return performance.now() - startedAt
    } finally {
      await database.close()
    }
  })
