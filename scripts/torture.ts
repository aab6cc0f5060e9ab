/**
 * The attack, kill and race tests of `npm test`, with many more rounds. `npm run torture`; `npm run torture -- outage`
 * runs the files whose path contains the word, `TORTURE_FACTOR=100 npm run torture` multiplies the rounds by 100.
 */
import { spawnSync } from 'node:child_process'

const DEFAULT_FACTOR = '20'

const { status } = spawnSync('vitest', ['run', '--project', 'torture', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { TORTURE_FACTOR: DEFAULT_FACTOR, ...process.env, NODE_ENV: 'test', TEST_ENGINE: 'postgres' },
})
process.exit(status ?? 1)
