import { describe, expect, test } from 'vitest'
import type { PartReport, TestResult } from './report.ts'
import { formatSummary, summarize } from './summary.ts'

const named = (title: string, more: Partial<TestResult> = {}): TestResult => ({
  title,
  state: 'passed',
  seconds: 1,
  retries: 0,
  ...more,
})

const REPORTS: readonly PartReport[] = [
  {
    suite: 'unit',
    name: 'unit',
    seconds: 10.04,
    files: [
      {
        file: 'a.test.ts',
        seconds: 4,
        tests: [named('adds'), named('subtracts', { state: 'failed', message: 'expected 1 to be 2' })],
        errors: [],
      },
      { file: 'b.test.ts', seconds: 0, tests: [], errors: ['no such module'] },
    ],
    errors: [],
  },
  {
    suite: 'browser',
    name: 'browser-1-of-2',
    seconds: 20,
    files: [
      {
        file: 'c.test.ts',
        seconds: 9,
        tests: [
          named('is shown', { retries: 1, message: 'timeout' }),
          named('is hidden', { state: 'failed', retries: 1, message: 'timeout' }),
          named('needs ffmpeg', { state: 'skipped' }),
        ],
        errors: [],
      },
    ],
    errors: [],
  },
  {
    suite: 'browser',
    name: 'browser-2-of-2',
    seconds: 30,
    files: [{ file: 'd.test.ts', seconds: 9, tests: [named('opens', { seconds: 7 })], errors: [] }],
    errors: [{ file: 'e.test.ts', message: 'ended by SIGSEGV' }],
  },
]

const RUN = {
  commit: 'abc',
  clean: true,
  startedAt: '2026-11-26T10:00:00.000Z',
  seconds: 31,
  leftOut: [{ suite: 'torture', reason: 'PostgreSQL was not found' }],
  reports: REPORTS,
} as const

test('a summary names what failed and what was repeated, the file alone where no test is to blame', () => {
  expect(summarize(RUN)).toEqual({
    commit: 'abc',
    clean: true,
    startedAt: '2026-11-26T10:00:00.000Z',
    seconds: 31,
    suites: [
      { name: 'unit', seconds: 10, passed: 1, failed: 2 },
      { name: 'browser', seconds: 50, passed: 2, failed: 2 },
    ],
    failed: [
      { suite: 'unit', file: 'a.test.ts', title: 'subtracts' },
      { suite: 'unit', file: 'b.test.ts' },
      { suite: 'browser', file: 'c.test.ts', title: 'is hidden' },
      { suite: 'browser', file: 'e.test.ts' },
    ],
    retried: [{ suite: 'browser', file: 'c.test.ts', title: 'is shown' }],
    leftOut: [{ suite: 'torture', reason: 'PostgreSQL was not found' }],
  })
})

describe('the end of the output', () => {
  const text = formatSummary(summarize(RUN), REPORTS)

  test('is the number of passed and failed tests', () => {
    expect(text.trimEnd().split('\n').at(-1)).toBe('3 passed, 4 failed')
  })

  test('has the seconds of each suite, the slowest test first, and what was left out', () => {
    expect(text).toContain('browser            50.0 s      2 passed    2 failed')
    expect(text).toMatch(/Slowest:\n {2}7\.0 s {2}browser: d\.test\.ts > opens\n/)
    expect(text).toContain('Left out:\n  torture: PostgreSQL was not found\n')
    expect(text).toContain('Skipped by a condition of their own:\n  browser: c.test.ts > needs ffmpeg\n')
  })

  test('has what was repeated and what failed, with the reason', () => {
    expect(text).toContain('Passed only when repeated:\n  browser: c.test.ts > is shown: timeout\n')
    expect(text).toContain(
      [
        'Failed:',
        '  unit: a.test.ts > subtracts: expected 1 to be 2',
        '  unit: b.test.ts: no such module',
        '  browser: c.test.ts > is hidden: timeout',
        '  browser: e.test.ts: ended by SIGSEGV',
      ].join('\n'),
    )
  })
})
