import { type AnyColumn, and, asc, desc, eq, getTableColumns, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import type { ShowsCustomSigns } from '../custom-signs/index.ts'
import { fileNodes, isReachable } from '../files/index.ts'
import type { Reach } from '../teams/index.ts'
import { learnedSigns, listSigns, lists } from './tables/lists.ts'

export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>

const selectLists = (db: Database) =>
  db
    .select({
      ...getTableColumns(lists),
      node: fileNodes.id,
      name: fileNodes.name,
      userId: fileNodes.userId,
      teamId: fileNodes.teamId,
      authorId: fileNodes.authorId,
      authorName: users.name,
      createdAt: fileNodes.createdAt,
      updatedAt: fileNodes.updatedAt,
    })
    .from(lists)
    .innerJoin(fileNodes, eq(fileNodes.fileId, lists.id))
    .leftJoin(users, eq(users.id, fileNodes.authorId))

/** A page of the lists that a caller reaches, of one owner if asked for. */
export const findLists = async (
  db: Database,
  reach: Reach,
  page: { owner: string | undefined; skip: number; limit: number; direction: 1 | -1 },
) => {
  const isWanted = page.owner === undefined ? undefined : isOwnedBy(page.owner)
  const where = and(eq(fileNodes.fileType, 'lists'), isReachable(reach), isWanted)
  const order = page.direction === 1 ? asc : desc
  const total = await db.$count(selectLists(db).where(where).as('reached_lists'))
  const rows = await selectLists(db)
    .where(where)
    .orderBy(order(fileNodes.updatedAt), order(lists.id))
    .limit(page.limit)
    .offset(page.skip)
  return { total, rows }
}

const isOwnedBy = (owner: string): SQL | undefined =>
  isUuid(owner) ? or(eq(fileNodes.userId, owner), eq(fileNodes.teamId, owner)) : sql`false`

export const findList = async (db: Database, reach: Reach, id: string) => {
  if (!isUuid(id)) return undefined
  const [row] = await selectLists(db).where(and(eq(lists.id, id), isReachable(reach)))
  return row
}

export const listShowsCustomSigns: ShowsCustomSigns = (ids) =>
  sql`exists (select from ${listSigns} where ${listSigns.listId} = ${fileNodes.fileId}
    and ${listSigns.customSignId} = any(${ids}::uuid[]))`

/** The list that a share key opens, whoever asks. */
export const findListByShareKey = async (db: Database, shareKey: string): Promise<ListRow | undefined> => {
  const [row] = await selectLists(db).where(eq(lists.shareKey, shareKey))
  return row
}

/** A list that has a share link, whoever asks. */
export const findSharedList = async (db: Database, id: string): Promise<ListRow | undefined> => {
  const [row] = await selectLists(db).where(and(eq(lists.id, id), isNotNull(lists.shareKey)))
  return row
}

/** Whether a custom sign stands in a list. */
export const hasCustomSign = async (db: Database, listId: string, id: string): Promise<boolean> => {
  const where = and(eq(listSigns.listId, listId), eq(listSigns.customSignId, id))
  return (await db.$count(listSigns, where)) > 0
}

/** Of these lists those that have a share link. */
export const findSharedListIds = async (db: Database, listIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ id: lists.id })
    .from(lists)
    .where(and(isAmong(lists.id, listIds), isNotNull(lists.shareKey)))
  return new Set(rows.map(({ id }) => id))
}

/**
 * The signs of these lists in their order: those of the catalogue, also when they are no longer on offer, and custom
 * ones, whoever reaches them.
 */
export const findListSigns = (db: Database, listIds: readonly string[]) =>
  db
    .select({
      listId: listSigns.listId,
      signId: listSigns.itemId,
      isCustom: sql<boolean>`${listSigns.customSignId} is not null`,
    })
    .from(listSigns)
    .where(isAmong(listSigns.listId, listIds))
    .orderBy(asc(listSigns.listId), asc(listSigns.position), asc(listSigns.itemId))

/** What a person has learned of these lists. */
export const findLearnedSigns = (db: Database, userId: string, listIds: readonly string[]) =>
  db
    .select({ listId: learnedSigns.listId, signId: learnedSigns.itemId })
    .from(learnedSigns)
    .where(and(eq(learnedSigns.userId, userId), isAmong(learnedSigns.listId, listIds)))

const isAmong = (column: AnyColumn, ids: readonly string[]): SQL => sql`${column} = any(${sql.param([...ids])}::uuid[])`
