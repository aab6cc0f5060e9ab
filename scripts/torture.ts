/**
 * The attack, kill and race tests of `npm test` with many more rounds and with limits of time, tests of properties with more
 * inputs, and tests of days at the end of special days. `npm run torture`; `npm run torture -- outage` runs the files whose
 * path contains the word, `npm run torture -- days` the tests of days, `TORTURE_FACTOR=100 npm run torture` multiplies the
 * rounds by 100, `TORTURE_SEED=… npm run torture` makes the choices of an earlier run.
 */
import { randomInt } from 'node:crypto'
import { findPostgres } from '../apps/server/test/local-postgres.ts'
import { planTorture } from './test/plan-torture.ts'
import { runPlan } from './test/run-plan.ts'

const DEFAULT_FACTOR = '20'

process.env['TORTURE_FACTOR'] ??= DEFAULT_FACTOR
process.env['TORTURE_SEED'] ??= String(randomInt(2 ** 31))

const conditions = { hasPostgres: findPostgres() !== undefined, seed: process.env['TORTURE_SEED'] }
await runPlan(planTorture(process.argv.slice(2), conditions), { isLimited: false })
