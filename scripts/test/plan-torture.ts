import { globSync } from 'node:fs'
import { join } from 'node:path'
import { isUnitTest, listPropertyTests, listPureServerTests, listServerDayTests, TORTURE_TESTS } from './classify.ts'
import { DAY_MOMENTS } from './day-moments.ts'
import { readDurations } from './durations.ts'
import { type PlannedPart, type PlanOptions, planFiles } from './plan-parts.ts'
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

/** The word for the tests of days at `DAY_MOMENTS`. */
const DAYS = 'days'

/**
 * What runs with `npm run torture`: everything, or the files whose path contains one of the words; `days` means the tests of
 * days.
 */
export const planTorture = (args: readonly string[], { hasPostgres, seed }: TortureConditions): Plan | Refusal => {
  if (!hasPostgres) return { ok: false, reason: NO_POSTGRES }
  const words = args.filter((arg) => !arg.startsWith('-'))
  const options = { options: [PATIENCE, ...args.filter((arg) => arg.startsWith('-'))], durations: readDurations() }
  const partsOfPaths = words.filter((word) => word !== DAYS)
  const isWanted = (file: string): boolean => words.length === 0 || partsOfPaths.some((part) => file.includes(part))
  const chosen = [...chooseFiles(isWanted)].filter(([, files]) => files.length > 0)
  const days = words.length === 0 || words.includes(DAYS) ? listServerDayTests() : []
  if (chosen.length + days.length === 0) return { ok: false, reason: `No file matches ${words.join(' or ')}` }
  const files = new Map(chosen)
  if (days.length > 0) files.set('server-postgres', [...new Set([...(files.get('server-postgres') ?? []), ...days])])
  return {
    ok: true,
    introduction: `Seed ${seed}. To make the same choices again: TORTURE_SEED=${seed} npm run torture\n`,
    parts: [
      ...chosen.flatMap(([suite, list]) => planSelection({ suite, files: list }, options)),
      ...planDays(days, options),
    ],
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

/** One part for each moment, because a process has one clock. Rounds are not the point: they are those of `npm test`. */
const planDays = (files: readonly string[], options: PlanOptions): readonly PlannedPart[] =>
  (files.length === 0 ? [] : DAY_MOMENTS).map(({ day, moment }) => {
    const part = planFiles({ name: `server-postgres-on-${day}`, suite: 'server-postgres', files }, options)
    return { ...part, environment: { ...part.environment, TEST_CLOCK: moment, TORTURE_FACTOR: '1' } }
  })
