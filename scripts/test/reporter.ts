import { relative } from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node'
import type { FileResult, Message, TestResult } from './report.ts'

/** Reports each file to the process that started Vitest (`scripts/test.ts`), so that a crash loses only what was running. */
export default class ParentReporter implements Reporter {
  #isFiltered = false

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined || (config.tagsFilter ?? []).length > 0
    // Without its parent nobody reads the result, and databases, servers and browsers would be left running.
    process.once('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
    process.channel?.unref()
  }

  onTestModuleStart(module: TestModule): void {
    send({ type: 'started', file: toPath(module.moduleId) })
  }

  onTestModuleEnd(module: TestModule): void {
    const result = toFileResult(module)
    // What a filter leaves out was not skipped by the tests.
    const tests = this.#isFiltered ? result.tests.filter(({ state }) => state !== 'skipped') : result.tests
    send({ type: 'ended', result: { ...result, tests } })
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) {
      const file = error['VITEST_TEST_PATH']
      send({ type: 'error', file: typeof file === 'string' ? toPath(file) : undefined, message: toMessage(error) })
    }
  }
}

const send = (message: Message): void => void process.send?.(message)

const toPath = (id: string): string => relative(process.cwd(), id)

/** What is further below in an error and must not be lost: what Playwright waited for, the inputs of fast-check. */
const DETAIL = /waiting for|^\{ seed: /

/** The first line of an error, with a detail. */
const toMessage = ({ message }: { readonly message: string }): string => {
  const [first = '', ...others] = message.split('\n')
  const detail = others.find((line) => DETAIL.test(line))
  return detail === undefined ? first : `${first} ${detail.trim()}`
}

const toFileResult = (module: TestModule): FileResult => {
  const { collectDuration, setupDuration, prepareDuration, environmentSetupDuration, duration } = module.diagnostic()
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
  return {
    file: toPath(module.moduleId),
    seconds: toSeconds(collectDuration + setupDuration + prepareDuration + environmentSetupDuration + duration),
    tests: [...module.children.allTests()].map(toTestResult),
    errors: errors.map(toMessage),
  }
}

const toTestResult = (test: TestCase): TestResult => {
  const { state, errors } = test.result()
  const { duration = 0, retryCount = 0 } = test.diagnostic() ?? {}
  return {
    title: test.fullName,
    state: state === 'passed' || state === 'failed' ? state : 'skipped',
    seconds: toSeconds(duration),
    retries: retryCount,
    ...(errors?.[0] && { message: toMessage(errors[0]) }),
  }
}

const toSeconds = (milliseconds: number): number => Math.round(milliseconds) / 1_000
