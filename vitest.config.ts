import { defineConfig } from 'vitest/config'

/**
 * Suites with processes, sockets and a browser share a machine with others: what fails once for want of time is tried
 * once more, and the report says so. What fails twice has failed.
 */
const RETRY = 1

/** Films, pictures, paper: heavy, and without a database, so that running them on both engines would tell nothing more. */
const WITHOUT_DATABASE = [
  'apps/server/src/modules/media/{film,films,http,pictures,svg}/**/*.test.ts',
  'apps/server/src/{platform,modules/printing}/pdf/**/*.test.ts',
  'apps/server/src/modules/printing/{document-pdf,open-printer}.test.ts',
  'apps/server/src/modules/printing/posters/write-alphabet-poster.test.ts',
  'apps/server/src/modules/billing/invoices/pdf/**/*.test.ts',
]

/** Attacks, kills and races against real server processes: bounded in the test command, longer with `npm run torture`. */
const TORTURE = 'apps/server/test/torture/**/*.test.ts'

const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000, retry: RETRY } as const

/** One runner, one project per kind of test. `scripts/test.ts` runs them in order and adds up their counts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'benchmarks/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'media', include: WITHOUT_DATABASE, ...PATIENT } },
      {
        test: {
          name: 'server',
          // On PostgreSQL all files share a process, which halves the time; embedded, where each database is memory of the
          // process, each has its own, and shows that none depends on another.
          isolate: process.env['TEST_ENGINE'] !== 'postgres',
          include: ['apps/server/**/*.test.ts'],
          exclude: [...WITHOUT_DATABASE, TORTURE],
          globalSetup: ['apps/server/test/global-setup.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'torture',
          include: [TORTURE],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 1_800_000,
          hookTimeout: 120_000,
          retry: RETRY,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['apps/e2e/**/*.test.ts'],
          globalSetup: ['apps/e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          retry: RETRY,
          fileParallelism: false,
        },
      },
    ],
  },
})
