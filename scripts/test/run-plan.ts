import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PlannedPart } from './plan-parts.ts'
import type { Plan, Refusal } from './plan-tests.ts'
import { countFailures, type Message, type PartReport } from './report.ts'
import { makeRunDirectory } from './run-directory.ts'
import { endRunningParts, runPart } from './run-part.ts'
import { type Preparations, runQueue } from './run-queue.ts'
import type { Preparation } from './suites.ts'
import { formatFailure, formatSummary, type LeftOut, listFailures, type Summary, summarize } from './summary.ts'

const ROOT = join(import.meta.dirname, '../..')
const RESULTS = join(ROOT, 'test-results')
/** Three on two cores: a journey waits for pages, timers and disks for a third of its time. */
const LANES = Math.max(3, Math.floor(availableParallelism() / 2))

/** What has to be made before some parts can start. */
const SCRIPTS: Readonly<Record<Preparation, readonly [file: string, ...args: string[]]>> = {
  build: ['scripts/build.ts', 'web', '--if-stale'],
  chromium: ['apps/e2e/unpack-chromium.ts'],
  demonstration: ['apps/e2e/demonstration-media.ts'],
}

/**
 * Runs what is planned, prints the summary, and ends the process: with 0 when nothing failed, 1 when something did, 2 when
 * there is no plan. Results go to `test-results/`; `summary.json` there is rewritten with each part that ends, so that a
 * run that is cut off leaves what it found. A part that hangs is ended, unless the run is not limited.
 */
export const runPlan = async (plan: Plan | Refusal, { isLimited = true } = {}): Promise<never> => {
  if (!plan.ok) {
    print(`${plan.reason}\n`)
    process.exit(2)
  }
  print(plan.introduction)
  // Everything that tests write to the temporary folder is below this one.
  const directory = makeRunDirectory()
  process.env['TMPDIR'] = directory.path
  const results = openResults(plan)
  const conclude = (heading: string): never => {
    const summary = results.write()
    directory.remove()
    print(`${heading}${formatSummary(summary, results.reports)}`)
    process.exit(summary.failed.length > 0 || heading !== '' ? 1 : 0)
  }
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      isEnding = true
      void endRunningParts().then(() => conclude(`\nEnded by ${signal}.\n`))
    })
  }
  await runQueue(plan.parts, startPreparations(plan.parts), LANES, {
    async run(part) {
      // The next part must not start while the process ends.
      if (isEnding) await new Promise(() => undefined)
      print(`→ ${part.name}\n`)
      results.add(
        part,
        await runPart(part, RESULTS, { isLimited, onMessage: (message) => printFailures(part, message) }),
      )
    },
    skip(part, failed) {
      const errors = [{ file: SCRIPTS[failed][0], message: `failed, so ${part.name} could not run` }]
      results.add(part, { suite: part.suite, name: part.name, seconds: 0, files: [], errors })
    },
  })
  return conclude('')
}

const print = (text: string): void => void process.stdout.write(text)

/** The results of earlier runs are removed: reports that lie side by side belong together. */
const openResults = (plan: Plan) => {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS)
  const startedAt = new Date()
  const commit = git('rev-parse', 'HEAD')
  const clean = git('status', '--porcelain') === ''
  const reports: PartReport[] = [...plan.failures]
  const unfinished = new Set(plan.parts)
  const write = (): Summary => {
    const summary = summarize({
      commit,
      clean,
      startedAt: startedAt.toISOString(),
      seconds: Math.round((Date.now() - startedAt.getTime()) / 100) / 10,
      leftOut: [...plan.leftOut, ...listUnfinished(unfinished)],
      reports,
    })
    // A reader never finds half of it.
    const file = join(RESULTS, 'summary.json')
    writeFileSync(`${file}.new`, `${JSON.stringify(summary, null, 2)}\n`)
    renameSync(`${file}.new`, file)
    return summary
  }
  write()
  return {
    reports,
    write,
    add(part: PlannedPart, report: PartReport): void {
      reports.push(report)
      unfinished.delete(part)
      write()
      printEnd(report)
    },
  }
}

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

const listUnfinished = (parts: Iterable<PlannedPart>): readonly LeftOut[] =>
  [...Map.groupBy(parts, ({ suite }) => suite)].map(([suite, unfinished]) => ({
    suite,
    reason: `not finished: ${unfinished.map(({ name }) => name).join(', ')}`,
  }))

const printEnd = (report: PartReport): void => {
  const failed = listFailures([report]).length
  const passed = report.files.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed').length
  print(`${failed === 0 ? '✓' : '✗'} ${report.name}: ${passed} passed, ${failed} failed, ${report.seconds} s\n`)
  if (failed > 0) print(`${readErrors(report.name)}full output: test-results/${report.name}.log\n`)
}

/** Vitest lists errors, with differences and places in the code, below these headings. */
const ERRORS = /^⎯+ ?(Failed|Unhandled)/m
const ERRORS_MAX_CHARACTERS = 20_000

/** The errors in the log of a part, for machines whose files are lost after the run. */
const readErrors = (name: string): string => {
  const file = join(RESULTS, `${name}.log`)
  if (!existsSync(file)) return ''
  const log = readFileSync(file, 'utf8')
  const start = log.search(ERRORS)
  return start < 0 ? '' : `\n${log.slice(start, start + ERRORS_MAX_CHARACTERS)}\n`
}

/** Says at once what failed: a run that is cut off has said it. */
const printFailures = (part: PlannedPart, message: Message): void => {
  if (message.type !== 'ended' || countFailures(message.result) === 0) return
  const report = { suite: part.suite, name: part.name, seconds: 0, files: [message.result], errors: [] }
  for (const failure of listFailures([report])) print(`✗ ${formatFailure(failure)}\n`)
}

const startPreparations = (parts: readonly PlannedPart[]): Preparations =>
  new Map([...new Set(parts.flatMap(({ needs }) => needs))].map((name) => [name, runScript(SCRIPTS[name])]))

const runScript = async ([file, ...args]: readonly [string, ...string[]]): Promise<boolean> => {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], { cwd: ROOT, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code === 0
}
