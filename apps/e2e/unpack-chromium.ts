/**
 * Unpacks the Chromium that comes in an npm package, once for each version. `node apps/e2e/unpack-chromium.ts` does it
 * ahead of the tests.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { makeOnce } from '../../scripts/make-once.ts'

const PACKAGE = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
const CACHE = join(import.meta.dirname, '../../node_modules/.cache')

/** Gives the folder with `chromium`, what it loads, and in `lib` the libraries that a machine may lack. */
export const unpackChromium = async (cache = CACHE): Promise<string> => {
  await makeOnce({ cache, name: nameChromium(), make: unpackPackage })
  return findChromium(cache)
}

/** The folder into which it is unpacked. */
export const findChromium = (cache = CACHE): string => join(cache, nameChromium())

const nameChromium = (): string => {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  return `chromium-${version}`
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

if (import.meta.main) await unpackChromium()
