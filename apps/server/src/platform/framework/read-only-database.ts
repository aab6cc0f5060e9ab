import type { Database } from '../database/database.ts'
import { ApiError } from './errors.ts'

/**
 * The same database without the ways to change it. Whatever is declared to read only is held to it: what writes all the
 * same fails before it reaches the database.
 */
export const readOnlyDatabase = (db: Database): Database =>
  new Proxy(db, {
    get(target, property) {
      if (WRITES.has(property)) return refuse
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** A transaction is a way round this; reading needs none. `execute` takes any statement. */
const WRITES: ReadonlySet<string | symbol> = new Set([
  'insert',
  'update',
  'delete',
  'transaction',
  'execute',
  'refreshMaterializedView',
])

const refuse = (): never => {
  throw viewedRefusal()
}

export const viewedRefusal = (): ApiError =>
  new ApiError('Forbidden', 'In der Ansicht als andere Person kann nichts geändert werden.')
