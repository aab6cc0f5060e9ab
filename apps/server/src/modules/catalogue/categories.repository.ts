import { and, eq, ne } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { categories } from './tables/signs.ts'

export type CategoryNames = { readonly name: string; readonly slug: string }

export const categoryExists = async (db: Database, id: string): Promise<boolean> =>
  isUuid(id) && (await db.$count(categories, eq(categories.id, id))) > 0

export const findCategoryName = async (db: Database, id: string): Promise<string | undefined> => {
  const [row] = await db.select({ name: categories.name }).from(categories).where(eq(categories.id, id))
  return row?.name
}

/** Two spellings with one short form are one category, for imports too. */
export const isCategoryTaken = async (db: Database, slug: string, besides?: string): Promise<boolean> =>
  (await db.$count(categories, and(eq(categories.slug, slug), besides ? ne(categories.id, besides) : undefined))) > 0

export const insertCategory = async (db: Database, names: CategoryNames): Promise<string> => {
  const [row] = await db.insert(categories).values(names).returning({ id: categories.id })
  if (!row) throw new Error('The category was not kept.')
  return row.id
}

/** False when there is no such category. */
export const renameCategory = async (db: Database, id: string, names: CategoryNames): Promise<boolean> => {
  if (!isUuid(id)) return false
  const rows = await db.update(categories).set(names).where(eq(categories.id, id)).returning({ id: categories.id })
  return rows.length > 0
}
