import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canReach, openImportGraph } from './import-graph.ts'

const ROOT = join(import.meta.dirname, '../..')

const UNIT_FOLDERS = ['packages', 'scripts', 'apps/web/src', 'benchmarks']
export const UNIT_TESTS = UNIT_FOLDERS.map((folder) => `${folder}/**/*.test.ts`)
/** Other than those of `UNIT_TESTS` they run in a browser, and end in `.tsx`. */
export const COMPONENT_TESTS = 'apps/web/src/**/*.component.test.tsx'
export const SERVER_TESTS = 'apps/server/**/*.test.ts'
export const TORTURE_TESTS = 'apps/server/test/torture/**/*.test.ts'
export const BROWSER_TESTS = 'apps/e2e/**/*.test.ts'

/** Whether a test belongs to one of the projects of `UNIT_TESTS`. */
export const isUnitTest = (test: string): boolean => UNIT_FOLDERS.some((folder) => test.startsWith(`${folder}/`))

/** The only files that ask for the database engine under test. */
const ENGINE_USERS = ['apps/server/test/test-database.ts', 'apps/server/test/global-setup.ts']
const ASKS_FOR_ENGINE = /inject\('testEngine'\)/

/**
 * Tests of the server that no database engine can change, by their imports: they never ask for the engine under test.
 * One that is listed wrongly fails, because there is no engine for it.
 */
export const listPureServerTests = (): readonly string[] => {
  const graph = openImportGraph(ROOT)
  const asksForEngine = (file: string) => ENGINE_USERS.includes(file) || ASKS_FOR_ENGINE.test(graph.text(file))
  // Product code imports no test helper.
  const isTestCode = (file: string) => /\.test\.ts$|\/test\//.test(file)
  const tests = globSync(SERVER_TESTS, { cwd: ROOT, exclude: [TORTURE_TESTS, '**/node_modules'] })
  return tests.filter((test) => !canReach(graph, test, asksForEngine, isTestCode)).toSorted()
}

const GERMAN_DAYS = 'packages/domain/src/kernel/german-days.ts'

/** Tests of rules that count days, by their imports. */
export const listDomainDayTests = (): readonly string[] => {
  const graph = openImportGraph(ROOT)
  const tests = globSync('packages/domain/src/**/*.test.ts', { cwd: ROOT })
  const countsDays = (file: string) => file === GERMAN_DAYS
  return tests.filter((test) => canReach(graph, test, countsDays, () => true)).toSorted()
}

/** The modules in which something begins or ends on a day, and their clean-up. */
const DAY_FOLDERS = /^apps\/server\/(src\/modules\/(accounts|billing|lists|teams)\/|test\/app\/tidy-up)/
/** Reads the present, moves the clock or names a day. */
const NAMES_DAYS = /german-(calendar|days)|DAY_MS|86_400_000|setSystemTime|new Date\(\)|Date\.now\(\)/

/** Tests of the server that compare days or terms with the present. */
export const listServerDayTests = (): readonly string[] => {
  const pure = new Set(listPureServerTests())
  const tests = globSync(SERVER_TESTS, { cwd: ROOT, exclude: [TORTURE_TESTS, '**/node_modules'] })
  const isDayTest = (test: string) =>
    DAY_FOLDERS.test(test) && !pure.has(test) && NAMES_DAYS.test(readFileSync(join(ROOT, test), 'utf8'))
  return tests.filter(isDayTest).toSorted()
}

const IMPORTS_FAST_CHECK = /\bfrom 'fast-check'/

/** Tests of properties, whose inputs fast-check makes. */
export const listPropertyTests = (): readonly string[] => {
  const tests = globSync([...UNIT_TESTS, SERVER_TESTS], { cwd: ROOT, exclude: [TORTURE_TESTS, '**/node_modules'] })
  return tests.filter((test) => IMPORTS_FAST_CHECK.test(readFileSync(join(ROOT, test), 'utf8'))).toSorted()
}
