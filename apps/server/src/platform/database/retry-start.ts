import { setTimeout as delay } from 'node:timers/promises'
import type { DatabaseOptions } from './database-options.ts'
import type { DatabaseWatch } from './database-watch.ts'
import { codeOf, DatabaseUnavailableError, isDatabaseUnavailable, textOf } from './unavailable.ts'

/** Runs a step of the start. It may run several times: each time from its beginning, on a new connection. */
export type RunStartStep = <Result>(step: () => Promise<Result>) => Promise<Result>

/** The start was given up for want of the database. The message is one line for the person at the console. */
export class DatabaseStartError extends Error {
  override readonly name = 'DatabaseStartError'
}

const RETRY_MS = 1_000

type Options = Pick<DatabaseOptions, 'url' | 'waitSeconds' | 'log'> & { readonly watch: DatabaseWatch }

/**
 * Waits at the start until the database is there, for `waitSeconds` from a step's first failure, with one line in the
 * log for each attempt. What only the operator can change (a wrong password) ends the start at once. A step that was
 * cut off has to leave nothing half made: migrations run in a transaction.
 */
export const retryStartSteps =
  ({ url, waitSeconds = 0, log, watch }: Options): RunStartStep =>
  async (step) => {
    const resume = watch.pause()
    let giveUpAt: number | undefined
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await step()
        } catch (error) {
          if (!isDatabaseUnavailable(error)) throw error
          if (isRefusal(error)) throw new DatabaseStartError(refusalText(url, error), { cause: error })
          giveUpAt ??= Date.now() + waitSeconds * 1_000
          log?.warn({ attempt, reason: reasonOf(error) }, 'database not reachable')
          if (Date.now() + RETRY_MS > giveUpAt) {
            throw new DatabaseStartError(givenUpText(url, waitSeconds, error), { cause: error })
          }
          await delay(RETRY_MS)
        }
      }
    } finally {
      resume()
    }
  }

const isRefusal = (error: unknown): boolean => {
  for (let link = error; link instanceof Error; link = link.cause) {
    if (link instanceof DatabaseUnavailableError) return !link.isTransient
  }
  return false
}

/** drizzle's message is the statement; what happened stands at the end of the chain. */
const reasonOf = (error: unknown): string => {
  let last = error
  while (last instanceof Error && last.cause !== undefined) last = last.cause
  return textOf(last) || codeOf(last)
}

const refusalText = (url: string | undefined, error: unknown): string =>
  `Die Datenbank ${placeOf(url)} lehnt die Verbindung ab (${reasonOf(error)}). Prüfe DATABASE_URL.`

const givenUpText = (url: string | undefined, seconds: number, error: unknown): string =>
  `Die Datenbank ${placeOf(url)} ist nach ${seconds} Sekunden nicht erreichbar (${reasonOf(error)}). Läuft PostgreSQL, und stimmt DATABASE_URL?`

/** Without user and password. */
const placeOf = (url: string | undefined): string => (url === undefined ? '' : new URL(url).host)
