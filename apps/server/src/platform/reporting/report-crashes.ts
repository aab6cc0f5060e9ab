import type { Reporter } from './reporter.ts'

/** What nobody caught ends the process, as it would without us, but is told of first. */
export const reportCrashes = (reporter: Reporter): void => {
  process.once('uncaughtException', (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
    reporter.report(error, { tags: { where: 'process' } })
    void reporter.close().finally(() => process.exit(1))
  })
}
