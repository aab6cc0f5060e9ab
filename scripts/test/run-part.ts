import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { NODE_ENVIRONMENT } from '../../apps/server/test/node-environment.ts'
import { collectReport, type Message, type PartReport } from './report.ts'
import type { SuiteName } from './suites.ts'

/** One process of Vitest. */
export type Part = {
  readonly suite: SuiteName
  /** Unique among the parts of a run; names its report and its log. */
  readonly name: string
  readonly project: string
  /** Further arguments of Vitest: files, a shard, options. */
  readonly args: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

const ROOT = join(import.meta.dirname, '../..')
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const REPORTER = join(import.meta.dirname, 'reporter.ts')

/** A part that hangs has failed, and the others go on. The longest takes a quarter of an hour on an idle machine. */
const LIMIT_MS = 45 * 60_000

const running = new Set<ChildProcess>()

/**
 * Runs a part and gives what its tests did. Its output goes to `<results>/<name>.log`, its report to
 * `<results>/<name>.json`; `onMessage` hears of each file as soon as it ends.
 */
export const runPart = async (
  part: Part,
  results: string,
  { isLimited, onMessage }: { readonly isLimited: boolean; readonly onMessage: (message: Message) => void },
): Promise<PartReport> => {
  const report = collectReport(part.suite, part.name)
  const startedAt = Date.now()
  const log = openSync(join(results, `${part.name}.log`), 'w')
  const child = spawn(
    process.execPath,
    // One worker: parts run beside each other instead.
    [
      VITEST,
      'run',
      '--project',
      part.project,
      '--maxWorkers=1',
      '--reporter=dot',
      `--reporter=${REPORTER}`,
      ...part.args,
    ],
    {
      cwd: ROOT,
      // A group of its own, so that it can be ended together with the servers, databases and browsers that it started.
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: NODE_ENVIRONMENT.NODE_COMPILE_CACHE,
        NO_COLOR: '1',
        NODE_ENV: 'test',
        TEST_SUITE: part.suite,
        ...part.environment,
      },
    },
  )
  running.add(child)
  child.on('message', (message: Message) => {
    report.add(message)
    onMessage(message)
  })
  const limit = isLimited ? setTimeout(() => endGroup(child, 'SIGKILL'), LIMIT_MS) : undefined
  const end = await waitForEnd(child)
  clearTimeout(limit)
  running.delete(child)
  closeSync(log)
  const finished = report.finish(Math.round((Date.now() - startedAt) / 100) / 10, end)
  writeFileSync(join(results, `${part.name}.json`), `${JSON.stringify(finished, null, 2)}\n`)
  return finished
}

/** Ends all parts that run: first in a way that lets them stop what they started. */
export const endRunningParts = async (): Promise<void> => {
  for (const child of running) endGroup(child, 'SIGTERM')
  const deadline = Date.now() + 5_000
  while (running.size > 0 && Date.now() < deadline) await delay(50)
  for (const child of running) endGroup(child, 'SIGKILL')
}

/** Why it failed, undefined when it ended well. All of its messages have come by then. */
const waitForEnd = async (child: ChildProcess): Promise<string | undefined> => {
  try {
    const [[code, signal]] = await Promise.all([once(child, 'exit'), once(child, 'disconnect')])
    if (code === 0) return undefined
    return signal ? `ended by ${signal}` : `ended with exit code ${code}`
  } catch (error) {
    return String(error)
  } finally {
    // What it started and did not end would use the time of the others.
    endGroup(child, 'SIGKILL')
  }
}

const endGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals): void => {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has ended.
  }
}
