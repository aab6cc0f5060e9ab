import type { Figure } from './figures/figure.ts'
import { compareLoads } from './load/compare-loads.ts'
import { requestFigures } from './load/load-figures.ts'
import { SEARCH_PATHS } from './search-requests.ts'
import { inScope } from './servers/in-scope.ts'
import { startBareCopyOf } from './servers/start-limit.ts'
import { startProduct } from './servers/start-product.ts'
import { temporaryFolder } from './servers/temporary-folder.ts'

/**
 * Searches in a second, and how long the slowest hundredth of them takes: the whole server against a bare one that
 * answers the same bytes from memory. For visitors, who see the preview, and for a licensed account; as text, and
 * compressed as a browser asks for it.
 */
export const measureSearchThroughput = (): Promise<readonly Figure[]> =>
  inScope(async (use) => {
    const folder = use(await temporaryFolder())
    const product = use(await startProduct(folder.path))
    const token = await product.signIn('einzel@demo.example')
    const callers = [
      { name: 'anonymous', headers: {} },
      { name: 'licensed', headers: { authorization: `Bearer ${token}` } },
    ]
    const forms = [
      { name: 'plain', headers: {} },
      { name: 'compressed', headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } },
    ]
    const figures: Figure[] = []
    for (const caller of callers) {
      for (const form of forms) {
        const headers = { ...caller.headers, ...form.headers }
        const bare = use(await startBareCopyOf(product.url, SEARCH_PATHS, headers))
        const load = { paths: SEARCH_PATHS, headers, connections: CONNECTIONS, seconds: SECONDS }
        const comparison = await compareLoads({ url: product.url, ...load }, { url: bare.url, ...load })
        figures.push(...requestFigures(`search, ${caller.name}, ${form.name}`, 'bare server, same bytes', comparison))
      }
    }
    return figures
  })

const CONNECTIONS = 8
const SECONDS = 4
