import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { fileNodes, learnedSigns, lists, signReviews, signs } from '../../database/tables/index.ts'

/** A person's lists with all their signs, also those that are no longer on offer. */
export const findAllOwnLists = (db: Database, userId: string) =>
  db
    .select({
      file: lists.id,
      name: fileNodes.name,
      shareKey: lists.shareKey,
      signs: sql<string[]>`coalesce((select json_agg(s.title order by ls.position) from list_signs ls
        join signs s on s.id = ls.sign_id where ls.list_id = ${lists.id}), '[]')`,
      createdAt: fileNodes.createdAt,
      updatedAt: fileNodes.updatedAt,
    })
    .from(lists)
    .innerJoin(fileNodes, eq(fileNodes.fileId, lists.id))
    .where(eq(fileNodes.userId, userId))
    .orderBy(asc(lists.id))

export const findAllLearnedSigns = (db: Database, userId: string) =>
  db
    .select({ list: fileNodes.name, file: learnedSigns.listId, sign: signs.title, learnedAt: learnedSigns.learnedAt })
    .from(learnedSigns)
    .innerJoin(signs, eq(signs.id, learnedSigns.signId))
    .innerJoin(fileNodes, eq(fileNodes.fileId, learnedSigns.listId))
    .where(eq(learnedSigns.userId, userId))
    .orderBy(asc(learnedSigns.listId), asc(learnedSigns.learnedAt), asc(signs.id))

export const findAllReviews = (db: Database, userId: string) =>
  db
    .select({ sign: signs.title, answer: signReviews.answer, reviewedAt: signReviews.reviewedAt })
    .from(signReviews)
    .innerJoin(signs, eq(signs.id, signReviews.signId))
    .where(eq(signReviews.userId, userId))
    .orderBy(asc(signReviews.reviewedAt), asc(signReviews.id))
