import pg from 'pg'
import { expect, vi } from 'vitest'

export type Statement = { readonly text: string; readonly values: unknown[] }

/** What connections send by themselves to hear changes (`platform/database/changes`). */
const OF_LISTENERS = /^(listen changes|select 1|select pg_notify\(\$1, \$2\))$/

/** The statements about files (or `about` something else) that some work sends, on whatever connection. */
export const watchStatements = async (
  work: () => Promise<unknown>,
  about = /file_nodes|documents|custom_signs/,
): Promise<readonly Statement[]> => {
  const seen: Statement[] = []
  const send = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [query, values = []] = given as [string | { text: string; values?: unknown[] }, unknown[]?]
    const text = typeof query === 'string' ? query : query.text
    if (about.test(text) && !OF_LISTENERS.test(text)) {
      seen.push({ text, values: (typeof query === 'string' ? undefined : query.values) ?? values })
    }
    return Reflect.apply(send, this, given)
  } as typeof send)
  try {
    await work()
  } finally {
    spy.mockRestore()
  }
  return seen
}

/**
 * Waits until some work is answered from memory. Every connection hears each change: what was written just before may be
 * heard once more while the work runs, which is then read again.
 */
export const expectFromMemory = (work: () => Promise<unknown>, about = /./): Promise<void> =>
  vi.waitFor(async () => expect(await watchStatements(work, about)).toEqual([]), { timeout: 20_000 })

/** The tables that statements read. */
export const listReadTables = (statements: readonly Statement[]): readonly string[] => [
  ...new Set(
    statements.flatMap(({ text }) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table]) => table ?? '')),
  ),
]
