/**
 * Runs the tests; docs/tests.md describes the suites. `npm test` runs all, `npm test -- unit server` those suites,
 * `npm test -- quick` all but browser and torture, `npm test -- changed [commit]` what a change needs. What begins with
 * a dash goes to Vitest.
 */
import { findFfmpeg } from '../apps/server/src/modules/media/film/run-ffmpeg.ts'
import { findPostgres } from '../apps/server/test/local-postgres.ts'
import { readArguments } from './test/arguments.ts'
import { planTests } from './test/plan-tests.ts'
import { runPlan } from './test/run-plan.ts'

const isCi = !['', '0', 'false', undefined].includes(process.env['CI'])
const conditions = {
  hasPostgres: findPostgres() !== undefined,
  hasFfmpeg: (await findFfmpeg()) !== undefined,
  isComplete: isCi,
}

await runPlan(planTests(readArguments(process.argv.slice(2)), conditions))
