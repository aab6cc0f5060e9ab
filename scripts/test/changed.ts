import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listPureServerTests } from './classify.ts'
import { findDependents, type ImportGraph, openImportGraph } from './import-graph.ts'
import { listJourneys } from './journeys.ts'
import type { SuiteName } from './suites.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Test files to run, by suite; null: all of the suite. */
export type Selection = ReadonlyMap<SuiteName, readonly string[] | null>

/**
 * Files that differ from `base`, uncommitted and untracked ones included; null when git cannot compare. Without a base
 * it is the merge base with `origin/main`, else the commit before the last.
 */
export const listChangedFiles = (base: string | undefined): readonly string[] | null => {
  const from = base ?? git('merge-base', 'origin/main', 'HEAD')?.trim() ?? 'HEAD~1'
  const changed = git('diff', '--name-only', '--no-renames', from, '--')
  const untracked = git('ls-files', '--others', '--exclude-standard')
  if (changed === undefined || untracked === undefined) return null
  return [...new Set([...toLines(changed), ...toLines(untracked)])]
}

/** The tests for a change of these files, without the smoke journeys. */
export const selectTests = (changed: readonly string[]): Selection => {
  const graph = openImportGraph(ROOT)
  const files = toLines(git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx') ?? '').filter(
    isThere,
  )
  const tests = files.filter((file) => file.endsWith('.test.ts'))
  const components = files.filter((file) => file.endsWith('.component.test.tsx'))
  const present = new Set(changed.filter(isThere))
  const dependents = findDependents(graph, files, present)
  // Everything is part of the application: what only it connects with the change need not run.
  const near = findDependents(graph, files, present, isComposition)
  // So is what modules register: of a change behind it only what is registered itself concerns every screen.
  const registered = [REGISTRY, ...graph.imports(REGISTRY)]
  const beside = changed.some((file) => registered.includes(file))
    ? dependents
    : findDependents(graph, files, present, isRegistry)
  const concerns = (test: string) =>
    near.has(test) || isInChangedModule(test, changed) || namesOne(graph, test, changed)
  const journeys = findDependents(graph, files.filter(isJourney), new Set([...present].filter(isJourney)))
  const pure = new Set(listPureServerTests())
  const runsAll = changed.some(concernsAll)
  const runsServer = runsAll || changed.some(concernsServer)
  return new Map<SuiteName, readonly string[] | null>([
    ['unit', runsAll ? null : tests.filter((test) => isUnit(test) && (dependents.has(test) || concerns(test)))],
    [
      'component',
      runsAll || changed.some(concernsComponents)
        ? null
        : components.filter((test) => beside.has(test) || namesOne(graph, test, changed)),
    ],
    ['server-pure', runsAll ? null : tests.filter((test) => pure.has(test) && concerns(test))],
    ['server', runsServer ? null : tests.filter((test) => isServer(test) && !pure.has(test) && concerns(test))],
    ['torture', tests.filter((test) => test.startsWith(TORTURE) && present.has(test))],
    ['browser', tests.filter((test) => isJourney(test) && (journeys.has(test) || isJourneyFor(test, changed)))],
  ])
}

const TORTURE = 'apps/server/test/torture/'
const isServer = (test: string): boolean => test.startsWith('apps/server/') && !test.startsWith(TORTURE)
const isJourney = (file: string): boolean => file.startsWith('apps/e2e/')
const isUnit = (test: string): boolean => !test.startsWith('apps/server/') && !isJourney(test)

/** They run before each file, and no test imports them. */
const SET_UP_FILES = [
  'scripts/test/seed-properties.ts',
  'apps/server/test/shift-clock.ts',
  'apps/server/test/move-clock.ts',
]

/** What can change every test. */
const concernsAll = (file: string): boolean =>
  /^(package-lock\.json|package\.json|vitest\.config\.ts|tsconfig.*\.json)$/.test(file) ||
  /^apps\/server\/src\/.*\/migrations\//.test(file) ||
  SET_UP_FILES.includes(file) ||
  file.startsWith('content/')

/** What every component test is compiled or begun with. */
const concernsComponents = (file: string): boolean =>
  /^apps\/web\/(vite\.config\.ts|src\/jsx\/.+)$/.test(file) || file === 'apps/web/src/testing/reset-between-tests.ts'

/** Code between every request and its handler. */
const concernsServer = (file: string): boolean =>
  /^apps\/server\/src\/([^/]+|platform\/(database|framework|http|jobs|modules)\/.+)$/.test(file) &&
  !file.endsWith('.test.ts')

/** The files that put modules together. */
const isComposition = (file: string): boolean =>
  /^apps\/server\/src\/(app|open-modules|open-app)\.ts$|\.module\.ts$/.test(file) ||
  /^packages\/domain\/src\/(contracts|audit-texts)\.ts$/.test(file) ||
  file.startsWith('apps/web/src/app/routes/')

/** What modules register with others that do not import them. */
const REGISTRY = 'apps/web/src/app/modules.ts'
const isRegistry = (file: string): boolean => file === REGISTRY

/** Tests of a module run when anything of it changed, on the server or in the domain. */
const isInChangedModule = (test: string, changed: readonly string[]): boolean => {
  const module = findModule(test)
  return module !== undefined && changed.some((file) => findModule(file) === module)
}
const findModule = (file: string): string | undefined =>
  /^(?:apps\/server\/src\/modules|packages\/domain\/src)\/([^/]+)\//.exec(file)?.[1]

/** Tests that read a changed file which is no code: a style sheet, a page of the documentation, a fixture. */
const namesOne = (graph: ImportGraph, test: string, changed: readonly string[]): boolean =>
  changed.some((file) => !/\.tsx?$/.test(file) && graph.text(test).includes(file.split('/').at(-1) ?? file))

const isJourneyFor = (test: string, changed: readonly string[]): boolean =>
  changed.some((file) => listJourneys(file).includes(test))

const isThere = (file: string): boolean => existsSync(join(ROOT, file))

const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return status === 0 ? stdout : undefined
}

const toLines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')
