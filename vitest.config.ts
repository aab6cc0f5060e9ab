import { defineConfig } from 'vitest/config'

/**
 * Suites with processes, sockets and a browser share a machine with others: what fails once for want of time is tried
 * once more, and the report says so. What fails twice has failed.
 */
const RETRY = 1

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
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: RETRY,
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
