/**
 * All tests, suite by suite, and one line at the end that adds them up. `npm test`; with arguments only the
 * suites named: `npm test -- unit server`.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../apps/server/test/local-postgres.ts'

type Suite = {
  readonly name: string
  readonly project: string
  readonly environment?: Readonly<Record<string, string>>
  readonly before?: () => void
  /** Parts that run beside each other, each with a server and data of its own: journeys wait more than they reckon. */
  readonly parts?: number
}
/** Lanes that run beside each other, each one suite after the other: the runner leaves a core of two idle. */
type Round = readonly (readonly Suite[])[]
type Count = { readonly passed: number; readonly failed: number; readonly skipped: number }

const build = () => spawnSync(process.execPath, ['scripts/build.ts', '--if-stale'], { stdio: 'inherit' })

/** Both lanes of the first take about as long. */
const ROUNDS: readonly Round[] = [
  [
    [{ name: 'server', project: 'server' }],
    [
      { name: 'unit', project: 'unit' },
      { name: 'media', project: 'media' },
      { name: 'server-postgres', project: 'server', environment: { TEST_ENGINE: 'postgres' } },
    ],
  ],
  [[{ name: 'torture', project: 'torture', environment: { TEST_ENGINE: 'postgres' }, parts: 2 }]],
  [[{ name: 'browser', project: 'browser', before: build, parts: 2 }]],
]

const runSuite = async (suite: Suite, directory: string): Promise<readonly Count[]> => {
  process.stdout.write(`\n── ${suite.name} ${'─'.repeat(60 - suite.name.length)}\n`)
  suite.before?.()
  const { parts = 1 } = suite
  return Promise.all(Array.from({ length: parts }, (_, index) => runPart(suite, `${index + 1}/${parts}`, directory)))
}

const runPart = async ({ name, project, environment }: Suite, part: string, directory: string) => {
  const file = join(directory, `${name}-${part.replace('/', '-of-')}.json`)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const isGreen = await ended(
    spawn('vitest', ['run', '--project', project, '--shard', part, ...reporters], {
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', ...environment },
    }),
  )
  const count = countOf(file)
  // A suite that ends badly without a failed test (a crash, an unhandled error, no test at all) has failed too.
  return !isGreen || count.passed === 0 ? { ...count, failed: Math.max(1, count.failed) } : count
}

const ended = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => child.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0)))

const countOf = (file: string): Count => {
  try {
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

const wanted = process.argv.slice(2)
const isWanted = ({ name }: Suite): boolean => wanted.length === 0 || wanted.includes(name)
const hasPostgres = findPostgres() !== undefined
const canRun = ({ environment }: Suite): boolean => hasPostgres || environment?.['TEST_ENGINE'] !== 'postgres'
const directory = mkdtempSync(join(tmpdir(), 'gebaerdenraum-results-'))
const counts: Count[] = []
for (const round of ROUNDS) {
  const lanes = round.map(async (lane) => {
    for (const suite of lane) if (isWanted(suite) && canRun(suite)) counts.push(...(await runSuite(suite, directory)))
  })
  await Promise.all(lanes)
}
rmSync(directory, { recursive: true, force: true })

const sum = (key: keyof Count): number => counts.reduce((total, count) => total + count[key], 0)
if (ROUNDS.flat(2).some((suite) => isWanted(suite) && !canRun(suite))) {
  process.stdout.write('\nPostgreSQL was not found: suites that need it did not run. Install PostgreSQL to run them.\n')
}
const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}\n`)
process.exit(sum('failed') > 0 ? 1 : 0)
