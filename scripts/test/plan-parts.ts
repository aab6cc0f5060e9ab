import { type Durations, estimateSeconds } from './durations.ts'
import type { Part } from './run-part.ts'
import { type Preparation, SUITES, type Suite, type SuiteName } from './suites.ts'

/** A part with what it waits for. */
export type PlannedPart = Part & {
  /** About how long it takes, beside others. */
  readonly seconds: number
  readonly needs: readonly Preparation[]
  readonly waits: boolean
}

export type PlanOptions = {
  /** Arguments for Vitest. */
  readonly options: readonly string[]
  readonly durations: Durations
}

/** All tests of these suites, in the order of `sortParts`. */
export const planSuites = (suites: readonly SuiteName[], { options, durations }: PlanOptions): readonly PlannedPart[] =>
  sortParts(
    suites.flatMap((name) => {
      const suite = SUITES[name]
      const seconds = (durations[name]?.seconds ?? 0) / suite.parts
      return Array.from({ length: suite.parts }, (_, index) =>
        planPart(suite, {
          name: suite.parts === 1 ? name : `${name}-${index + 1}-of-${suite.parts}`,
          args: [...(suite.parts === 1 ? [] : ['--shard', `${index + 1}/${suite.parts}`]), ...options],
          seconds,
        }),
      )
    }),
  )

/** These files of a suite. `name` tells the part from others of the suite. */
export const planFiles = (
  { name, suite, files }: { readonly name: string; readonly suite: SuiteName; readonly files: readonly string[] },
  { options, durations }: PlanOptions,
): PlannedPart =>
  planPart(SUITES[suite], {
    name,
    args: [...files, ...options],
    seconds: sum(files.map((file) => estimateSeconds(durations, suite, file))),
  })

/** Parts that wait first, so that none of them is left to the end, where nothing runs beside it; then the longest. */
export const sortParts = (parts: readonly PlannedPart[]): readonly PlannedPart[] =>
  parts.toSorted((one, other) => Number(other.waits) - Number(one.waits) || other.seconds - one.seconds)

const planPart = (
  { name: suite, project, needsPostgres, needs = [], waits = false }: Suite,
  part: Pick<PlannedPart, 'name' | 'args' | 'seconds'>,
): PlannedPart => ({
  ...part,
  suite,
  project,
  needs,
  waits,
  environment: { TEST_ENGINE: needsPostgres ? 'postgres' : 'embedded' },
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
