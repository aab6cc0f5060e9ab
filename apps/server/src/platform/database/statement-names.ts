/** Gives a name to a statement that should be prepared; undefined for one that is sent as it is. */
export type NameStatement = (text: string) => string | undefined

/** A statement that has run so often is prepared. */
const RUNS_BEFORE = 10
/** So many statements are prepared at most: each takes memory of the database for every connection. */
const NAMES_MAX = 200
/** So many texts are counted. Then counting begins again, so that texts which hardly ever return get no name. */
const COUNTED_MAX = 1_000

/**
 * Names the statements that are run often. A connection parses, analyses and plans a named statement once (PostgreSQL,
 * "PREPARE"), which is most of the work of a short one on the embedded engine.
 */
export const createStatementNames = (): NameStatement => {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name !== undefined || names.size >= NAMES_MAX) return name
    const count = (counts.get(text) ?? 0) + 1
    if (count <= RUNS_BEFORE) {
      if (counts.size >= COUNTED_MAX) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const added = `frequent-${names.size + 1}`
    names.set(text, added)
    return added
  }
}
