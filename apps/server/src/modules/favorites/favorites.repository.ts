import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { signs } from '../catalogue/index.ts'
import { favorites } from './tables/favorites.ts'

const favoritesAmong = prepared((db) =>
  db
    .select({ signId: favorites.signId })
    .from(favorites)
    .where(
      and(
        eq(favorites.userId, sql.placeholder('userId')),
        sql`${favorites.signId} = any(${sql.placeholder('signIds')}::uuid[])`,
      ),
    )
    .prepare('favorites-among'),
)

const firstFavorites = prepared((db) =>
  db
    .select({ signId: favorites.signId })
    .from(favorites)
    .where(eq(favorites.userId, sql.placeholder('userId')))
    .limit(sql.placeholder('limit'))
    .prepare('first-favorites'),
)

/** The signs that the user has as favourites, at most `limit` of them, in no order. */
export const findFirstFavoriteSignIds = async (
  db: Database,
  userId: string,
  limit: number,
): Promise<readonly string[]> => {
  const rows = await firstFavorites(db).execute({ userId, limit })
  return rows.map(({ signId }) => signId)
}

/** Which of these signs the user has as favourites. */
export const findFavoriteSignIds = async (
  db: Database,
  userId: string,
  signIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await favoritesAmong(db).execute({ userId, signIds })
  return new Set(rows.map(({ signId }) => signId))
}

/** A user's favourites among the signs on offer. */
export const findFavorites = async (
  db: Database,
  userId: string,
  page: { skip: number; limit: number; direction: 1 | -1 },
) => {
  const isOwn = and(eq(favorites.userId, userId), isNull(signs.retiredAt))
  const order = (page.direction === 1 ? asc : desc)(favorites.id)
  const joined = () =>
    db
      .select({ id: favorites.id, signId: favorites.signId, createdAt: favorites.createdAt })
      .from(favorites)
      .innerJoin(signs, eq(signs.id, favorites.signId))
      .where(isOwn)
  const total = await db.$count(joined().as('own_favorites'))
  const rows = await joined().orderBy(order).limit(page.limit).offset(page.skip)
  return { total, rows }
}

/** Keeps a sign as favourite; keeping it twice changes nothing. One statement, so that a removal cannot come between. */
export const upsertFavorite = async (db: Database, userId: string, signId: string) => {
  const [row] = await db
    .insert(favorites)
    .values({ userId, signId })
    .onConflictDoUpdate({ target: [favorites.userId, favorites.signId], set: { signId } })
    .returning({ id: favorites.id, signId: favorites.signId, createdAt: favorites.createdAt })
  return row
}

/** Removes a favourite and answers it; `undefined` when there is none. Of several calls at once one removes it. */
export const deleteFavorite = async (db: Database, userId: string, signId: string) => {
  const [row] = await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.signId, signId)))
    .returning({ id: favorites.id, signId: favorites.signId, createdAt: favorites.createdAt })
  return row
}

/** Everything a user keeps, also signs that are no longer on offer; for the export of his data. */
export const findAllFavorites = (db: Database, userId: string) =>
  db
    .select({ sign: signs.title, slug: signs.slug, createdAt: favorites.createdAt })
    .from(favorites)
    .innerJoin(signs, eq(signs.id, favorites.signId))
    .where(eq(favorites.userId, userId))
    .orderBy(asc(favorites.id))
