import { type AnyColumn, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { signs } from '../catalogue/index.ts'
import { fileNodes } from '../files/index.ts'
import { learnedSigns, lists, signReviews } from './tables/lists.ts'

/** A person's lists with all their signs, also those that are no longer on offer. */
export const findAllOwnLists = (db: Database, userId: string) =>
  db
    .select({
      file: lists.id,
      name: fileNodes.name,
      shareKey: lists.shareKey,
      signs: sql<string[]>`coalesce((select json_agg(coalesce(s.title, c.name) order by ls.position) from list_signs ls
        left join signs s on s.id = ls.sign_id left join ${namesWithinReach(userId)} c on c.file_id = ls.custom_sign_id
        where ls.list_id = ${lists.id} and coalesce(s.title, c.name) is not null), '[]')`,
      createdAt: fileNodes.createdAt,
      updatedAt: fileNodes.updatedAt,
    })
    .from(lists)
    .innerJoin(fileNodes, eq(fileNodes.fileId, lists.id))
    .where(eq(fileNodes.userId, userId))
    .orderBy(asc(lists.id))

export const findAllLearnedSigns = (db: Database, userId: string) =>
  db
    .select({
      list: fileNodes.name,
      file: learnedSigns.listId,
      sign: nameOf(learnedSigns.customSignId, userId),
      learnedAt: learnedSigns.learnedAt,
    })
    .from(learnedSigns)
    .leftJoin(signs, eq(signs.id, learnedSigns.signId))
    .innerJoin(fileNodes, eq(fileNodes.fileId, learnedSigns.listId))
    .where(eq(learnedSigns.userId, userId))
    .orderBy(asc(learnedSigns.listId), asc(learnedSigns.learnedAt), asc(learnedSigns.itemId))

export const findAllReviews = (db: Database, userId: string) =>
  db
    .select({
      sign: nameOf(signReviews.customSignId, userId),
      answer: signReviews.answer,
      reviewedAt: signReviews.reviewedAt,
    })
    .from(signReviews)
    .leftJoin(signs, eq(signs.id, signReviews.signId))
    .where(eq(signReviews.userId, userId))
    .orderBy(asc(signReviews.reviewedAt), asc(signReviews.id))

/** Custom signs by their names, as far as the person reaches them still. */
const namesWithinReach = (userId: string): SQL => sql`(select file_id, name from file_nodes
  where user_id = ${userId} or team_id = (select team_id from users where id = ${userId}))`

/** What the sign is called; null for a custom sign that is out of reach by now. */
const nameOf = (customSignId: AnyColumn, userId: string): SQL<string | null> =>
  sql<
    string | null
  >`coalesce(${signs.title}, (select name from ${namesWithinReach(userId)} c where c.file_id = ${customSignId}))`
