/** What a run of Vitest did: the messages of its reporter, and what they add up to. Times are seconds. */

export type TestResult = {
  /** Names of its groups and its own, joined by ` > `. */
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
  /** How often it was repeated until it passed, or until no repetition was left. */
  readonly retries: number
  /** Why it failed; of a repeated test, why its first attempt failed. */
  readonly message?: string
}

export type FileResult = {
  /** Path below the root of the repository. */
  readonly file: string
  readonly seconds: number
  readonly tests: readonly TestResult[]
  /** Errors outside of its tests: while it loaded, or in a hook. */
  readonly errors: readonly string[]
}

/** Sent by the reporter, in this order; `started` without `ended` is a file whose process crashed. */
export type Message =
  | { readonly type: 'started'; readonly file: string }
  | { readonly type: 'ended'; readonly result: FileResult }
  | { readonly type: 'error'; readonly file: string | undefined; readonly message: string }

/** One process of Vitest: a suite, or a part of one. */
export type PartReport = {
  readonly suite: string
  /** For people and file names: `server-2-of-3`. */
  readonly name: string
  readonly seconds: number
  readonly files: readonly FileResult[]
  /** Errors that belong to no test: crashes, unhandled rejections, a build that failed. */
  readonly errors: readonly { readonly file: string; readonly message: string }[]
}

/** Collects the messages of one process; `finish` adds what its end says. */
export const collectReport = (suite: string, name: string) => {
  const running = new Set<string>()
  const files: FileResult[] = []
  const errors: { file: string; message: string }[] = []
  return {
    add(message: Message): void {
      if (message.type === 'started') running.add(message.file)
      if (message.type === 'error') {
        const [crashed = name] = running
        errors.push({ file: message.file ?? crashed, message: message.message })
      }
      if (message.type === 'ended') {
        running.delete(message.result.file)
        files.push(message.result)
      }
    },
    /** `end` says how the process ended when it did not end well. */
    finish(seconds: number, end: string | undefined): PartReport {
      const crashed =
        end === undefined ? [] : [...running].filter((file) => !errors.some((error) => error.file === file))
      errors.push(...crashed.map((file) => ({ file, message: end ?? '' })))
      const hasFailed = errors.length > 0 || files.some((file) => countFailures(file) > 0)
      const hasPassed = files.some(({ tests }) => tests.some(({ state }) => state === 'passed'))
      if (!hasFailed && (end !== undefined || !hasPassed)) errors.push({ file: name, message: end ?? 'ran no test' })
      return { suite, name, seconds, files: [...files], errors: [...errors] }
    },
  }
}

/** Failed tests, and errors outside of tests. */
export const countFailures = ({ tests, errors }: FileResult): number =>
  tests.filter(({ state }) => state === 'failed').length + errors.length
