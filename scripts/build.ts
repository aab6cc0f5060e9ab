/**
 * Builds the web app into apps/web/dist and lays a compressed copy beside every text file, so that no request ever
 * waits for compression. `--if-stale` does nothing when the sources are those of the last build.
 */

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { hashSources, listFiles } from './hash-sources.ts'

const ROOT = join(import.meta.dirname, '..')
const WEB = join(ROOT, 'apps/web')
const DIST = join(WEB, 'dist')
const STAMP = join(DIST, '.stamp')

/** Everything that can change what the build makes. */
const INPUTS = [
  'apps/web/src',
  'apps/web/public',
  'packages/domain/src',
  'packages/drawing/src',
  'packages/editing/src',
  'content/hands',
]
const INPUT_FILES = [
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/baseline.ts',
  'apps/web/package.json',
  'package-lock.json',
  'content/demo/fingeralphabet.json',
]

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest)$/
/** Below this a compressed copy saves no packet. */
const MIN_BYTES = 1024

await main()

async function main(): Promise<void> {
  const stamp = await hashSources(INPUTS, INPUT_FILES)
  if (process.argv.includes('--if-stale') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  // Whoever calls: under NODE_ENV=test the libraries would come as their slow and large development versions.
  process.env['NODE_ENV'] = 'production'
  // A build that stops half-way must not pass for a whole one.
  await rm(STAMP, { force: true })
  await build({ root: WEB, configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' })
  const sizes = await compress()
  writeFileSync(STAMP, stamp)
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
