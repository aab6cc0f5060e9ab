import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { IS_TORTURE } from './rounds.ts'

/** For a Node process whose clock is ahead of the real one: what happens on a later day is seen today. */
export const runAhead = (aheadMs: number) =>
  ({
    NODE_OPTIONS: `--import=${new URL('./clock-ahead.ts', import.meta.url).href}`,
    CLOCK_AHEAD_MS: String(aheadMs),
  }) as const

/** How far the clock of this process is ahead (`shift-clock.ts`); unset where it is the real one. */
const ahead = process.env['CLOCK_AHEAD_MS']

/**
 * What a Node process that a test starts gets of our environment, the clock included. Sources are stripped of their
 * types and compiled once for all of them; Node checks each entry against its source.
 */
export const NODE_ENVIRONMENT = {
  PATH: process.env['PATH'] ?? '',
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../node_modules/.cache/compiled-sources', import.meta.url)),
  ...(ahead !== undefined && runAhead(Number(ahead))),
} as const

/**
 * For a server, and a command that opens an embedded database. In `npm test` that is compiled without optimizing: at each
 * start V8 spends a quarter of the processor time and 600 MB on optimizing some of its functions, which such short lives
 * never earn back. Where speed is measured or limited, in benchmarks and `npm run torture`, they start as for people.
 */
export const COMPILE_OPTIONS: readonly string[] =
  process.env['NODE_ENV'] === 'test' && !IS_TORTURE ? ['--liftoff-only'] : []
