/**
 * Unpacks the Chromium that comes in an npm package, once for each version. `node apps/e2e/unpack-chromium.ts` does it
 * ahead of the tests.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PACKAGE = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
const STAGING = 'unpacking-chromium-'
const ABANDONED_MS = 10 * 60_000
const CACHE = join(import.meta.dirname, '../../node_modules/.cache')

/**
 * Gives the folder with `chromium`, what it loads, and in `lib` the libraries that a machine may lack. It is unpacked
 * elsewhere and moved there as a whole: what is there is complete, even if another process unpacks at the same time or was killed.
 */
export const unpackChromium = async (cache = CACHE): Promise<string> => {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  const folder = join(cache, `chromium-${version}`)
  if (existsSync(folder)) return folder
  await mkdir(cache, { recursive: true })
  await removeAbandoned(cache)
  const staging = await mkdtemp(join(cache, STAGING))
  try {
    await unpackPackage(staging)
    await moveUnlessThere(staging, folder)
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
  return folder
}

/** What processes left that were killed while they unpacked, which takes seconds. */
const removeAbandoned = async (cache: string): Promise<void> => {
  for (const name of (await readdir(cache)).filter((entry) => entry.startsWith(STAGING))) {
    const { mtimeMs } = await stat(join(cache, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(cache, name), { recursive: true, force: true })
  }
}

/**
 * The package unpacks into the temporary folder of its process. The libraries for machines that lack NSS it unpacks by
 * itself only in the cloud. One process does all: when it has ended, nothing is written to the folder any more.
 */
const UNPACK = `
  const { default: chromium, inflate } = await import('@sparticuz/chromium')
  await Promise.all([chromium.executablePath(), inflate(process.argv[1])])
`

const unpackPackage = async (folder: string): Promise<void> => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', UNPACK, join(PACKAGE, 'bin/al2023.tar.br')], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    env: { ...process.env, TMPDIR: folder },
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`Chromium could not be unpacked: exit code ${code}`)
  await rename(join(folder, 'al2023/lib'), join(folder, 'lib'))
  await rm(join(folder, 'al2023'), { recursive: true })
}

const moveUnlessThere = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
  }
}

if (import.meta.main) await unpackChromium()
