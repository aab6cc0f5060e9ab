import pg from 'pg'
import { vi } from 'vitest'

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

/** The tables that statements read. */
export const listReadTables = (statements: readonly Statement[]): readonly string[] => [
  ...new Set(
    statements.flatMap(({ text }) => [...text.matchAll(/(?:from|join) "(\w+)"/g)].map(([, table]) => table ?? '')),
  ),
]
