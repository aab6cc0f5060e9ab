import { defineConfig } from 'vitest/config'
import { componentBrowser } from './apps/e2e/component-browser.ts'
import { BalancedSequencer } from './scripts/test/balanced-sequencer.ts'
import {
  BROWSER_TESTS,
  COMPONENT_TESTS,
  listDomainDayTests,
  listPureServerTests,
  SERVER_TESTS,
  TORTURE_TESTS,
  UNIT_TESTS,
} from './scripts/test/classify.ts'
import { DAY_MOMENTS } from './scripts/test/day-moments.ts'

/**
 * A browser, and processes that are killed, share a machine with others: what fails once for want of time is tried once
 * more, and the summary names it. What fails twice has failed. No other test is repeated.
 */
const RETRY = 1

/** Limits that end what hangs, on a slow and busy machine too. */
const PATIENT = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } } as const

/** What `npm run coverage` counts: sources, also those that no test loads. */
const COVERED = ['packages/*/src/**/*.ts', 'apps/server/src/**/*.ts', 'apps/web/src/**/*.{ts,tsx}']
const NOT_COVERED = ['**/*.{test,fixture}.{ts,tsx}', '**/generated/**', '**/testing/**', 'apps/server/src/**/test/**']

/** For every project whose tests use fast-check. */
const SEED_PROPERTIES = 'scripts/test/seed-properties.ts'

/** Tests of the server begin on one day, at one time of day. First, so that all that is imported sees the same clock. */
const SHIFT_CLOCK = 'apps/server/test/shift-clock.ts'

const DOMAIN_DAY_TESTS = [...listDomainDayTests()]
const PURE_SERVER_TESTS = [...listPureServerTests()]

/** What compiled code imports, and no source: bundled beforehand too, because a library that is found late reloads the page. */
const COMPILED_IMPORTS = ['react/jsx-runtime', 'react/jsx-dev-runtime']

/** The logic of the screens. It has a project of its own for its style sheets. */
const WEB_TESTS = UNIT_TESTS.filter((glob) => glob.startsWith('apps/web/'))

/** One runner, one project per kind of test: docs/tests.md. `scripts/test.ts` runs them and adds up their results. */
export default defineConfig({
  test: {
    // Transformed modules are stored in `node_modules/.vitest-cache`, for the other processes and the next run.
    fsModuleCache: true,
    sequence: { sequencer: BalancedSequencer },
    // Journeys through the main parts of the product, which `npm test -- changed` always runs.
    tags: [{ name: 'smoke' }],
    coverage: {
      include: COVERED,
      exclude: NOT_COVERED,
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'test-results/coverage',
    },
    projects: [
      {
        test: {
          name: 'unit',
          // Rules have no state: files that share a process compile what they import once.
          isolate: false,
          pool: 'threads',
          include: UNIT_TESTS,
          exclude: WEB_TESTS,
          setupFiles: [SEED_PROPERTIES],
          ...PATIENT,
        },
      },
      // Rules that count days, once more at the end of special days: a rule that reads the clock itself fails there.
      ...DAY_MOMENTS.map(({ day, moment }) => ({
        test: {
          name: `unit-on-${day}`,
          isolate: false,
          pool: 'threads' as const,
          include: DOMAIN_DAY_TESTS,
          setupFiles: [SHIFT_CLOCK, SEED_PROPERTIES],
          sequence: { setupFiles: 'list' as const },
          env: { TEST_CLOCK: moment },
          ...PATIENT,
        },
      })),
      {
        test: {
          name: 'unit-web',
          // Files share a process. Globals of the browser that a test replaces are restored before the next one.
          isolate: false,
          unstubGlobals: true,
          include: WEB_TESTS,
          setupFiles: [SEED_PROPERTIES],
          // Style sheets are empty, except as the text that a test asks for.
          css: { include: [/\?raw$/] },
          ...PATIENT,
        },
      },
      {
        // The plugins of the web app: elements are made by the same `src/jsx/`.
        extends: './apps/web/vite.config.ts',
        optimizeDeps: { include: COMPILED_IMPORTS },
        // There is no server behind: pictures and films are not found.
        server: { proxy: { '/media': { bypass: () => false } } },
        test: {
          name: 'component',
          // Files share a page. It loads the app once, and has the memory of one tab of the app.
          isolate: false,
          unstubGlobals: true,
          include: [COMPONENT_TESTS],
          globalSetup: ['apps/e2e/component-browser.ts'],
          setupFiles: ['apps/web/src/testing/reset-between-tests.ts'],
          browser: {
            enabled: true,
            provider: componentBrowser(),
            instances: [{ browser: 'chromium' }],
            headless: true,
            ui: false,
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server-pure',
          // Files share the processes that make films and pictures, as requests of a server do.
          isolate: false,
          include: PURE_SERVER_TESTS,
          setupFiles: [SHIFT_CLOCK, SEED_PROPERTIES],
          sequence: { setupFiles: 'list' },
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          // Each file opens databases of its own. Files that share a process compile what they import once.
          isolate: false,
          include: [SERVER_TESTS],
          exclude: [...PURE_SERVER_TESTS, TORTURE_TESTS],
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: [SHIFT_CLOCK, SEED_PROPERTIES],
          sequence: { setupFiles: 'list' },
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'torture',
          include: [TORTURE_TESTS],
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
          // One process and one browser for all files: each page has a context of its own.
          isolate: false,
          include: [BROWSER_TESTS],
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
