import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { LaunchOptions } from 'playwright-core'

/** A host of this machine that does not look like it to the browser. */
export const PLAIN_HOST = 'schule.example'

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
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
]

/** A page of a test lives for seconds: V8 optimizes only what it calls ten times as often as it would for people. */
const OPTIMIZE_LATE = [
  '--invocation-count-for-maglev=4000',
  '--invocation-count-for-maglev-osr=1000',
  '--invocation-count-for-turbofan=30000',
]

/**
 * Less work, where nothing is measured. No process for graphics, and one for all tabs of a context: without that limit each
 * context starts a second one in advance, which is a tenth of the processor time of a page. The compiler takes another tenth.
 */
export const FOR_TESTS = [
  '--in-process-gpu',
  '--renderer-process-limit=1',
  `--js-flags=${OPTIMIZE_LATE.join(' ')}`,
] as const

/** Without one that has them, Chromium gives up names of downloads with umlauts. */
const LOCALE = { LC_ALL: 'C.UTF-8' }

/** How the Chromium is started that was unpacked into this folder: nothing has to be installed, not even its libraries. */
export const optionsForChromium = (folder: string, more: readonly string[] = []): LaunchOptions => {
  const executablePath = join(folder, 'chromium')
  const libraries = lacksLibraries(executablePath) ? join(folder, 'lib') : undefined
  return {
    executablePath,
    args: [...ARGS, ...more],
    env: { ...definedEnvironment(), ...LOCALE, ...(libraries && { LD_LIBRARY_PATH: libraries }) },
  }
}

const lacksLibraries = (executable: string): boolean =>
  spawnSync('ldd', [executable], { encoding: 'utf8' }).stdout?.includes('not found') ?? false

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
