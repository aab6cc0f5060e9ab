import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { listFiles } from '../hash-sources.ts'
import type { Build } from './build.ts'

const ROOT = join(import.meta.dirname, '../..')
const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a compressed copy saves no packet. */
const MIN_BYTES = 1024

/** The web app, with a compressed copy beside every text file, so that no request ever waits for compression. */
export const WEB_BUILD: Build = {
  output: DIST,
  folders: [
    'apps/web/src',
    'apps/web/public',
    'packages/domain/src',
    'packages/drawing/src',
    'packages/editing/src',
    'content/hands',
  ],
  files: [
    'apps/web/index.html',
    'apps/web/vite.config.ts',
    'apps/web/baseline.ts',
    'apps/web/package.json',
    'package-lock.json',
    'content/demo/fingeralphabet.json',
    'scripts/build/web.ts',
  ],
  async make() {
    // With NODE_ENV=test the libraries would come as their slow and large development versions.
    process.env['NODE_ENV'] = 'production'
    await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })
    const sizes = await compress()
    return `Web app built: ${sizes.files} files, ${kilobytes(sizes.raw)}, compressed ${kilobytes(sizes.compressed)}`
  },
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
