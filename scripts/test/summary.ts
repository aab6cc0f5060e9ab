import { countFailures, type PartReport, type TestResult } from './report.ts'

/** A test by its title; the file alone for what fails outside of a test: a crash, a hook, a file that does not load. */
export type TestName = { readonly suite: string; readonly file: string; readonly title?: string }

/** The contents of `test-results/summary.json`. */
export type Summary = {
  /** Null where there is no repository. */
  readonly commit: string | null
  /** Whether the work tree had no uncommitted change. */
  readonly clean: boolean
  /** ISO 8601. */
  readonly startedAt: string
  readonly seconds: number
  /** `seconds` adds up the parts of a suite, which may run beside each other. */
  readonly suites: readonly {
    readonly name: string
    readonly seconds: number
    readonly passed: number
    readonly failed: number
  }[]
  readonly failed: readonly TestName[]
  /** Passed only when they were repeated. */
  readonly retried: readonly TestName[]
  readonly leftOut: readonly LeftOut[]
}

export type LeftOut = { readonly suite: string; readonly reason: string }

type Run = Pick<Summary, 'commit' | 'clean' | 'startedAt' | 'seconds' | 'leftOut'> & {
  readonly reports: readonly PartReport[]
}

export const summarize = ({ reports, leftOut, ...run }: Run): Summary => ({
  ...run,
  suites: [...Map.groupBy(reports, ({ suite }) => suite)].map(([name, parts]) => ({
    name,
    seconds: round(sum(parts.map(({ seconds }) => seconds))),
    passed: listTests(parts).filter(({ test }) => test.state === 'passed').length,
    failed: listFailures(parts).length,
  })),
  failed: listFailures(reports).map(toName),
  retried: listRetried(reports).map(toName),
  leftOut,
})

const SLOWEST = 10

/** The end of a run for people: the names of what failed stand last, where a log that was cut still has them. */
export const formatSummary = (summary: Summary, reports: readonly PartReport[]): string => {
  const tests = listTests(reports)
  const slowest = tests.toSorted((one, other) => other.test.seconds - one.test.seconds).slice(0, SLOWEST)
  const skipped = tests.filter(({ test }) => test.state === 'skipped')
  const sections = [
    formatSection(`Suites (${formatSeconds(summary.seconds)} in all)`, summary.suites.map(formatSuite)),
    formatSection(
      'Slowest',
      slowest.map((entry) => `${formatSeconds(entry.test.seconds)}  ${formatTest(entry)}`),
    ),
    formatSection('Skipped by a condition of their own', skipped.map(formatTest)),
    formatSection(
      'Left out',
      summary.leftOut.map(({ suite, reason }) => `${suite}: ${reason}`),
    ),
    formatSection('Passed only when repeated', listRetried(reports).map(formatFailure)),
    formatSection('Failed', listFailures(reports).map(formatFailure)),
  ]
  const passed = sum(summary.suites.map((suite) => suite.passed))
  return `${sections.join('')}\n${passed} passed, ${summary.failed.length} failed\n`
}

type Failure = TestName & { readonly message: string }
type Entry = { readonly suite: string; readonly file: string; readonly test: TestResult }

/** The failures of these parts, in the order in which they happened within each. */
export const listFailures = (parts: readonly PartReport[]): readonly Failure[] =>
  parts.flatMap(({ suite, files, errors }) => [
    ...files.filter((file) => countFailures(file) > 0).flatMap((file) => listFileFailures(suite, file)),
    ...errors.map((error) => ({ suite, ...error })),
  ])

const listFileFailures = (suite: string, { file, tests, errors }: PartReport['files'][number]): readonly Failure[] => [
  ...errors.map((message) => ({ suite, file, message })),
  ...tests
    .filter(({ state }) => state === 'failed')
    .map(({ title, message = '' }) => ({ suite, file, title, message })),
]

const listRetried = (parts: readonly PartReport[]): readonly Failure[] =>
  listTests(parts)
    .filter(({ test }) => test.state === 'passed' && test.retries > 0)
    .map(({ suite, file, test: { title, message = '' } }) => ({ suite, file, title, message }))

const listTests = (parts: readonly PartReport[]): readonly Entry[] =>
  parts.flatMap(({ suite, files }) => files.flatMap(({ file, tests }) => tests.map((test) => ({ suite, file, test }))))

const toName = ({ suite, file, title }: Failure): TestName => ({ suite, file, ...(title !== undefined && { title }) })

const formatSection = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${heading}:\n${lines.map((line) => `  ${line}\n`).join('')}`

const formatSuite = ({ name, seconds, passed, failed }: Summary['suites'][number]): string =>
  `${name.padEnd(16)} ${formatSeconds(seconds).padStart(8)} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`

const formatTest = ({ suite, file, test }: Entry): string => `${suite}: ${file} > ${test.title}`

/** `suite: file > title: first line of the error`. */
export const formatFailure = ({ suite, file, title, message }: Failure): string =>
  `${suite}: ${file}${title === undefined ? '' : ` > ${title}`}${message === '' ? '' : `: ${message}`}`

const formatSeconds = (seconds: number): string => `${seconds.toFixed(1)} s`

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const round = (seconds: number): number => Math.round(seconds * 10) / 10
