import { and, type Column, or, type SQL, sql } from 'drizzle-orm'

const MAX_WORDS = 8

/** Whether each word that was typed stands somewhere in one of the columns, in whatever case; nothing typed is no condition. */
export const containsWords = (text: string, columns: readonly (Column | SQL.Aliased | SQL)[]): SQL | undefined => {
  const words = text.split(/\s+/).filter((word) => word !== '')
  return and(
    ...words.slice(0, MAX_WORDS).map((word) => {
      const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
      return or(...columns.map((column) => sql`${column} ilike ${pattern}`))
    }),
  )
}
