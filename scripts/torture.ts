/**
 * The attack, kill and race tests of `npm test`, with many more rounds. `npm run torture`; `npm run torture -- outage`
 * runs the files whose path contains the word, `TORTURE_FACTOR=100 npm run torture` multiplies the rounds by 100.
 */
import { findPostgres } from '../apps/server/test/local-postgres.ts'
import { planTorture } from './test/plan-tests.ts'
import { runPlan } from './test/run-plan.ts'

const DEFAULT_FACTOR = '20'

process.env['TORTURE_FACTOR'] ??= DEFAULT_FACTOR

await runPlan(planTorture(process.argv.slice(2), findPostgres() !== undefined), { isLimited: false })
