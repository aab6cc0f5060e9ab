import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashSources, listFiles } from '../hash-sources.ts'

const ROOT = join(import.meta.dirname, '../..')
const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')
const SERVER_DIST = join(WEB, 'dist-server')
const STAMP = join(DIST, '.stamp')

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a compressed copy saves no packet. */
const MIN_BYTES = 1024

/** What can change the build, relative to the repository. */
const FOLDERS = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/service-worker',
  'packages/domain/src',
  'packages/drawing/src',
  'packages/editing/src',
  'content/hands',
]
const FILES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/vite.plugins.ts',
  'apps/web/vite.server.config.ts',
  'apps/web/vite.worker.config.ts',
  'apps/web/baseline.ts',
  'apps/web/package.json',
  'package-lock.json',
  'content/demo/fingeralphabet.json',
  'scripts/build/web.ts',
]

/**
 * Builds the web app into apps/web/dist and lays a compressed copy beside every text file, so that no request ever waits for
 * compression. Builds it for the server too, which renders pages with it, into apps/web/dist-server, and the service worker, which
 * stores its files on devices. With `ifStale` nothing is done when the sources are those of the last build.
 */
export const buildWeb = async ({ ifStale }: { readonly ifStale: boolean }): Promise<void> => {
  const stamp = await hashSources(FOLDERS, FILES)
  if (ifStale && existsSync(SERVER_DIST) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  // NODE_ENV=test would bundle the slow, large development versions of the libraries.
  process.env['NODE_ENV'] = 'production'
  // A build that stops half-way must not pass for a whole one.
  await rm(STAMP, { force: true })
  // Only where something is built: loading it takes longer than looking whether that has to be.
  const { build } = await import('vite')
  await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })
  await build({ root: WEB, configFile: join(WEB, 'vite.server.config.ts'), logLevel: 'warn' })
  await build({ root: WEB, configFile: join(WEB, 'vite.worker.config.ts'), logLevel: 'warn' })
  // Nobody else needs what it says of the files.
  await rm(join(DIST, '.vite'), { recursive: true })
  const sizes = await compress()
  await writeFile(STAMP, stamp)
  console.log(`Web app built: ${sizes.files} files, ${kilobytes(sizes.raw)}, compressed ${kilobytes(sizes.compressed)}`)
}

async function compress() {
  const files = (await listFiles(DIST)).filter((file) => COMPRESSIBLE.test(file))
  const sizes = await Promise.all(files.map(compressFile))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    files: files.length,
    raw: sum(sizes.map(({ raw }) => raw)),
    compressed: sum(sizes.map(({ compressed }) => compressed)),
  }
}

async function compressFile(file: string) {
  const raw = await readFile(file)
  // The page itself is filled in for every answer (nonce, product name), so a copy of it would be of no use.
  if (raw.length < MIN_BYTES || file.endsWith('.html')) return { raw: raw.length, compressed: raw.length }
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(raw, { params: quality }),
    promisify(gzip)(raw, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return { raw: raw.length, compressed: br.length }
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} kB`
}
