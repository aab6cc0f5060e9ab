import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, existsSync, mkdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { createBrotliDecompress } from 'node:zlib'
import sparticuz from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Without these a closed network is asked for Google's hosts at every start. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
]

/** Without one that has them, Chromium gives up names of downloads with umlauts. */
const LOCALE = { LC_ALL: 'C.UTF-8' }

/** The Chromium that comes in an npm package: nothing has to be installed on the machine, not even its libraries. */
export const launchChromium = async (): Promise<Browser> => {
  const executablePath = await sparticuz.executablePath()
  await waitUntilUnpacked(executablePath)
  const libraries = lacksLibraries(executablePath) ? await unpackLibraries() : undefined
  return chromium.launch({
    executablePath,
    args: ARGS,
    env: { ...definedEnvironment(), ...LOCALE, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
  })
}

const lacksLibraries = (executable: string): boolean =>
  spawnSync('ldd', [executable], { encoding: 'utf8' }).stdout?.includes('not found') ?? false

/** The package carries NSS and its kin for machines that have none; it unpacks them on its own only in the cloud. */
const unpackLibraries = async (): Promise<string> => {
  const target = join(tmpdir(), 'chromium-libraries')
  const libraries = join(target, 'lib')
  if (existsSync(libraries)) return libraries
  mkdirSync(target, { recursive: true })
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const archive = join(dirname(entry), '..', 'bin', 'al2023.tar.br')
  const tar = spawn('tar', ['-x', '-C', target], { stdio: ['pipe', 'inherit', 'inherit'] })
  await pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin)
  if (tar.exitCode === null) await once(tar, 'exit')
  return libraries
}

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** Another process may still be unpacking the browser: its file is complete once its size rests for a second. */
const waitUntilUnpacked = async (file: string): Promise<void> => {
  for (let size = -1; ; await setTimeout(1_000)) {
    const present = (await stat(file)).size
    const isFresh = Date.now() - (await stat(file)).mtimeMs < 3_000
    if (present === size || !isFresh) return
    size = present
  }
}
