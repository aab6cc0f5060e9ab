import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import { fileNodes, isReachable } from '../files/index.ts'
import type { Reach } from '../teams/index.ts'
import { learnedSigns, listSigns, lists } from './tables/lists.ts'

/**
 * Holds a list that the caller reaches until the transaction ends: changes of one list come one after another. It is the
 * node that is locked, since whoever deletes or renames a file takes the node first too; and what changes under the lock
 * is read after it, since a statement that waits for a row sees the others as they were before.
 */
export const lockList = async (db: Database, reach: Reach, id: string) => {
  if (!isUuid(id)) return undefined
  const [node] = await db
    .select({ id: fileNodes.id })
    .from(fileNodes)
    .where(and(eq(fileNodes.fileId, id), eq(fileNodes.fileType, 'lists'), isReachable(reach)))
    .for('no key update')
  if (!node) return undefined
  const [row] = await db.select({ id: lists.id, revision: lists.revision }).from(lists).where(eq(lists.id, id))
  return row
}

/** Any fixed number: keeps these locks apart from all others. */
const LIST_ID_LOCKS = 7_203_417

/** Holds the id that a client has made for a new list until the transaction ends. Taken before any tree. */
export const lockListId = async (db: Database, id: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${LIST_ID_LOCKS}, hashtext(${id}))`)
}

/** Whether any file, of whomever, has this id. */
export const isFileId = async (db: Database, id: string): Promise<boolean> => {
  const rows = await db.select({ id: fileNodes.id }).from(fileNodes).where(eq(fileNodes.fileId, id))
  return rows.length > 0
}

/** A list in the node that refers to it. */
export const insertList = async (db: Database, id: string): Promise<void> => {
  await db.insert(lists).values({ id })
}

/**
 * Copies lists with the order of their signs; nothing is learned in the copies, and nobody else may open them. A custom
 * sign stays the one it is: like in a copied print template its place is empty for whoever does not reach it.
 */
export const insertCopies = async (db: Database, pairs: readonly { from: string; to: string }[]): Promise<void> => {
  if (pairs.length === 0) return
  await db.insert(lists).values(pairs.map(({ to }) => ({ id: to })))
  const from = sql.param(pairs.map((pair) => pair.from))
  const to = sql.param(pairs.map((pair) => pair.to))
  await db.execute(sql`
    insert into list_signs (list_id, sign_id, custom_sign_id, position)
    select pair.copy, s.sign_id, s.custom_sign_id, s.position
    from list_signs s join unnest(${from}::uuid[], ${to}::uuid[]) as pair (original, copy) on pair.original = s.list_id`)
}

/** Gives a list these signs in this order; what was learned of them stays. Counts as a change of the list. */
export const writeListSigns = async (db: Database, listId: string, signIds: readonly string[]): Promise<void> => {
  await db.delete(listSigns).where(and(eq(listSigns.listId, listId), notInArray(listSigns.itemId, [...signIds])))
  await insertListSigns(db, listId, signIds)
  await db
    .update(lists)
    .set({ revision: sql`${lists.revision} + 1` })
    .where(eq(lists.id, listId))
}

/** Ids of signs of the catalogue and of custom signs, in their order; what is neither any more is left out. */
export const insertListSigns = async (db: Database, listId: string, signIds: readonly string[]): Promise<void> => {
  if (signIds.length === 0) return
  await db.execute(sql`
    insert into list_signs (list_id, sign_id, custom_sign_id, position)
    select ${listId}, s.id, c.id, given.place - 1
    from unnest(${sql.param([...signIds])}::uuid[]) with ordinality as given (id, place)
      left join signs s on s.id = given.id left join custom_signs c on c.id = given.id
    where s.id is not null or c.id is not null
    on conflict (list_id, item_id) do update set position = excluded.position
      where list_signs.position <> excluded.position`)
}

/**
 * What a person has learned of a list is exactly these signs. Only signs that stand in the list are touched: one that
 * was taken out comes back as it was.
 */
export const writeLearnedSigns = async (
  db: Database,
  { listId, userId, signIds }: { listId: string; userId: string; signIds: readonly string[] },
): Promise<void> => {
  const given = sql`any(${sql.param(signIds.filter((id) => isUuid(id)))}::uuid[])`
  const inList = (condition: SQL) =>
    sql`select item_id, sign_id, custom_sign_id from list_signs where list_id = ${listId} and ${condition}`
  await db
    .delete(learnedSigns)
    .where(
      and(
        eq(learnedSigns.listId, listId),
        eq(learnedSigns.userId, userId),
        sql`${learnedSigns.itemId} in (select item_id from (${inList(sql`not item_id = ${given}`)}) as forgotten)`,
      ),
    )
  await db.execute(sql`
    insert into learned_signs (list_id, user_id, sign_id, custom_sign_id)
    select ${listId}, ${userId}, known.sign_id, known.custom_sign_id from (${inList(sql`item_id = ${given}`)}) as known
    on conflict do nothing`)
}

/** Of what a person has learned of a list only these signs change, as far as they stand in it. */
export const changeLearnedSigns = async (
  db: Database,
  { listId, userId, changes }: { listId: string; userId: string; changes: Readonly<Record<string, boolean>> },
): Promise<void> => {
  const signIds = Object.keys(changes).filter((id) => isUuid(id))
  const learned = sql`${sql.param(signIds.filter((id) => changes[id]))}::uuid[]`
  const forgotten = sql`${sql.param(signIds.filter((id) => !changes[id]))}::uuid[]`
  await db
    .delete(learnedSigns)
    .where(
      and(
        eq(learnedSigns.listId, listId),
        eq(learnedSigns.userId, userId),
        sql`${learnedSigns.itemId} = any(${forgotten})`,
      ),
    )
  await db.execute(sql`
    insert into learned_signs (list_id, user_id, sign_id, custom_sign_id)
    select ${listId}, ${userId}, sign_id, custom_sign_id
    from list_signs where list_id = ${listId} and item_id = any(${learned})
    on conflict do nothing`)
}

export const writeShareKey = async (db: Database, listId: string, shareKey: string | null): Promise<void> => {
  await db.update(lists).set({ shareKey }).where(eq(lists.id, listId))
}
