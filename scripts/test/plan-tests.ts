import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEED } from '../../apps/server/test/rounds.ts'
import type { Arguments } from './arguments.ts'
import { listChangedFiles, selectTests } from './changed.ts'
import { BROWSER_TESTS } from './classify.ts'
import { divide, estimateSeconds, readDurations } from './durations.ts'
import { type PlannedPart, type PlanOptions, planFiles, planSuites } from './plan-parts.ts'
import type { PartReport } from './report.ts'
import { listQuickSuites, SUITE_NAMES, SUITES, type SuiteName } from './suites.ts'
import type { LeftOut } from './summary.ts'

export type Plan = {
  readonly ok: true
  /** Said before anything runs. */
  readonly introduction: string
  readonly parts: readonly PlannedPart[]
  readonly leftOut: readonly LeftOut[]
  /** Suites that fail because they cannot run. */
  readonly failures: readonly PartReport[]
}

/** Why nothing can run. */
export type Refusal = { readonly ok: false; readonly reason: string }

/** What this machine and its caller allow. */
export type Conditions = {
  readonly hasPostgres: boolean
  readonly hasFfmpeg: boolean
  /** The run decides about a change: what cannot run is a failure. */
  readonly isComplete: boolean
}

const SEED_LINE = `Seed ${SEED}.\n`

export const NO_POSTGRES = 'PostgreSQL was not found'
const NO_FFMPEG = 'films converted by ffmpeg, which was not found'

/** What runs, for the arguments of `npm test`. */
export const planTests = (args: Arguments, conditions: Conditions): Plan | Refusal => {
  if (args.kind === 'wrong') return { ok: false, reason: args.reason }
  const options: PlanOptions = { options: args.options, durations: readDurations() }
  if (args.kind === 'changed') return planChanged(args.base, conditions, options)
  const wanted = args.kind === 'quick' ? listQuickSuites(conditions.hasPostgres) : args.suites
  const missing = findMissing(wanted, conditions)
  return {
    ok: true,
    introduction: SEED_LINE,
    parts: planSuites(
      wanted.filter((name) => !missing.includes(name)),
      options,
    ),
    leftOut: [
      ...missing.map((suite) => ({ suite, reason: NO_POSTGRES })),
      ...listWithoutFfmpeg(wanted, conditions),
      ...SUITE_NAMES.filter((name) => !wanted.includes(name)).map((suite) => ({ suite, reason: 'not asked for' })),
    ],
    failures: conditions.isComplete ? missing.map(toFailure) : [],
  }
}

/** The suite whose tests of films skip what needs ffmpeg. */
const listWithoutFfmpeg = (wanted: readonly SuiteName[], { hasFfmpeg }: Conditions): readonly LeftOut[] =>
  hasFfmpeg ? [] : wanted.filter((suite) => suite === 'server-pure').map((suite) => ({ suite, reason: NO_FFMPEG }))

const findMissing = (wanted: readonly SuiteName[], { hasPostgres }: Conditions): readonly SuiteName[] =>
  hasPostgres ? [] : wanted.filter((name) => SUITES[name].needsPostgres)

const toFailure = (suite: SuiteName): PartReport => ({
  suite,
  name: suite,
  seconds: 0,
  files: [],
  errors: [{ file: suite, message: NO_POSTGRES }],
})

const ROOT = join(import.meta.dirname, '../..')

/** Above this a selection of files is divided, so that its parts run beside each other. */
const DIVIDE_SECONDS = 45

const planChanged = (base: string | undefined, conditions: Conditions, options: PlanOptions): Plan | Refusal => {
  const changed = listChangedFiles(base)
  if (changed === null) return { ok: false, reason: `git finds no commit ${base ?? 'to compare with'}` }
  const selection = selectTests(changed)
  const server = conditions.hasPostgres ? 'server-postgres' : 'server'
  const chosen = (['unit', 'component', 'server-pure', server, 'torture', 'browser'] as const).map((suite) => ({
    suite,
    files: selection.get(suite === 'server-postgres' ? 'server' : suite) ?? null,
  }))
  const missing = findMissing(['torture'], conditions)
  const runnable = chosen.filter(({ suite }) => !missing.includes(suite))
  const journeys = selection.get('browser') ?? []
  const parts = [...runnable.flatMap((entry) => planSelection(entry, options)), ...planSmoke(journeys, options)]
  return {
    ok: true,
    introduction: `${SEED_LINE}Changed: ${countFiles(changed)}. To run: ${runnable.map(describe).join(', ')}, and the smoke journeys.\n`,
    parts,
    leftOut: [
      ...missing.map((suite) => ({ suite, reason: NO_POSTGRES })),
      ...listWithoutFfmpeg(
        runnable.map(({ suite }) => suite),
        conditions,
      ),
      ...(conditions.hasPostgres ? [{ suite: 'server', reason: 'runs on PostgreSQL' }] : []),
      ...runnable
        .filter(({ files }) => files !== null)
        .map(({ suite, files }) => ({
          suite,
          reason: `all but ${countFiles(files ?? [])}${suite === 'browser' ? ' and the smoke journeys' : ''}`,
        })),
    ],
    failures: conditions.isComplete ? missing.map(toFailure) : [],
  }
}

/** Files of a suite; null: all of it. */
type Chosen = { readonly suite: SuiteName; readonly files: readonly string[] | null }

const describe = ({ suite, files }: Chosen): string => `${suite}: ${files === null ? 'all' : countFiles(files)}`

export const countFiles = ({ length }: readonly string[]): string => (length === 1 ? '1 file' : `${length} files`)

/** Those of one suite, in two parts when they take long. */
export const planSelection = ({ suite, files }: Chosen, options: PlanOptions): readonly PlannedPart[] => {
  if (files === null) return planSuites([suite], options)
  if (files.length === 0) return []
  const timed = files.map((file) => ({ file, seconds: estimateSeconds(options.durations, suite, file) }))
  const seconds = timed.reduce((sum, file) => sum + file.seconds, 0)
  const parts = divide(timed, seconds > DIVIDE_SECONDS && files.length > 1 ? 2 : 1)
  return parts.map((part, index) =>
    planFiles(
      {
        name: parts.length === 1 ? suite : `${suite}-${index + 1}-of-${parts.length}`,
        suite,
        files: part.map(({ file }) => file),
      },
      options,
    ),
  )
}

/** Those of the smoke journeys whose files do not run anyhow. */
const planSmoke = (journeys: readonly string[], options: PlanOptions): readonly PlannedPart[] => {
  const files = findSmoke()
    .map(({ file }) => file)
    .filter((file) => !journeys.includes(file))
  if (files.length === 0) return []
  const part = { name: 'browser-smoke', suite: 'browser' as const, files }
  return [planFiles(part, { ...options, options: ['--tags-filter=smoke', ...options.options] })]
}

const SMOKE_TAG = /\btags: 'smoke'/g

/** Test files in which a journey has the tag `smoke`, and how many have it. */
const findSmoke = (): readonly { readonly file: string; readonly count: number }[] =>
  globSync(BROWSER_TESTS, { cwd: ROOT, exclude: ['**/node_modules'] })
    .map((file) => ({ file, count: readFileSync(join(ROOT, file), 'utf8').match(SMOKE_TAG)?.length ?? 0 }))
    .filter(({ count }) => count > 0)

export const countSmokeJourneys = (): number => findSmoke().reduce((sum, { count }) => sum + count, 0)
