import type { Figure } from './figures/figure.ts'
import { compareLoads } from './load/compare-loads.ts'
import { requestFigures } from './load/load-figures.ts'
import { inScope } from './servers/in-scope.ts'
import { startBareCopyOf } from './servers/start-limit.ts'
import { startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/** Sessions in a second for one person and for a member of a team: the whole server against a bare one, same bytes. */
export const measureSessionThroughput = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const product = use(await startProduct(folder.path))
    const figures: Figure[] = []
    for (const { name, email } of PEOPLE) {
      const headers = { authorization: `Bearer ${await product.signIn(email)}` }
      const bare = use(await startBareCopyOf(product.url, PATHS, headers))
      const load = { paths: PATHS, headers, connections: CONNECTIONS, seconds: SECONDS }
      const comparison = await compareLoads({ url: product.url, ...load }, { url: bare.url, ...load })
      figures.push(...requestFigures(`session, ${name}`, 'bare server, same bytes', comparison))
    }
    return figures
  })

const PATHS = ['/api/session']
const PEOPLE = [
  { name: 'one person', email: 'einzel@demo.example' },
  { name: 'member of a team', email: 'mitglied@demo.example' },
] as const
const CONNECTIONS = 8
const SECONDS = 4
