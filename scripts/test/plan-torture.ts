import { globSync } from 'node:fs'
import { join } from 'node:path'
import { isUnitTest, listPropertyTests, listPureServerTests, TORTURE_TESTS } from './classify.ts'
import { readDurations } from './durations.ts'
import { countFiles, NO_POSTGRES, type Plan, planSelection, type Refusal } from './plan-tests.ts'
import { SUITE_NAMES, type SuiteName } from './suites.ts'

export type TortureConditions = {
  readonly hasPostgres: boolean
  /** What everything chosen at random follows from. */
  readonly seed: string
}

const ROOT = join(import.meta.dirname, '../..')

/** Tests of other suites that run more rounds there: of a race, of films that are left. */
const MORE_ROUNDS = [
  'apps/server/src/modules/teams/seats-race.test.ts',
  'apps/server/src/modules/media/film/encode-film.test.ts',
]

/** For tests that have many more rounds and inputs here. */
const PATIENCE = '--testTimeout=1800000'

/** What runs with `npm run torture`: everything, or the files whose path contains one of the words. */
export const planTorture = (args: readonly string[], { hasPostgres, seed }: TortureConditions): Plan | Refusal => {
  if (!hasPostgres) return { ok: false, reason: NO_POSTGRES }
  const words = args.filter((arg) => !arg.startsWith('-'))
  const options = { options: [PATIENCE, ...args.filter((arg) => arg.startsWith('-'))], durations: readDurations() }
  const isWanted = (file: string): boolean => words.length === 0 || words.some((word) => file.includes(word))
  const chosen = [...chooseFiles(isWanted)].filter(([, files]) => files.length > 0)
  if (chosen.length === 0) return { ok: false, reason: `No file matches ${words.join(' or ')}` }
  const files = new Map(chosen)
  return {
    ok: true,
    introduction: `Seed ${seed}. To make the same choices again: TORTURE_SEED=${seed} npm run torture\n`,
    parts: chosen.flatMap(([suite, list]) => planSelection({ suite, files: list }, options)),
    leftOut: SUITE_NAMES.filter((suite) => suite !== 'torture').map((suite) => ({
      suite,
      reason: files.has(suite) ? `all but ${countFiles(files.get(suite) ?? [])}` : 'not asked for',
    })),
    failures: [],
  }
}

const chooseFiles = (isWanted: (file: string) => boolean): ReadonlyMap<SuiteName, readonly string[]> => {
  const pure = new Set(listPureServerTests())
  const suiteFor = (file: string): SuiteName =>
    isUnitTest(file) ? 'unit' : pure.has(file) ? 'server-pure' : 'server-postgres'
  return new Map<SuiteName, readonly string[]>([
    ['torture', globSync(TORTURE_TESTS, { cwd: ROOT }).filter(isWanted).toSorted()],
    ...Map.groupBy([...MORE_ROUNDS, ...listPropertyTests()].filter(isWanted), suiteFor),
  ])
}
