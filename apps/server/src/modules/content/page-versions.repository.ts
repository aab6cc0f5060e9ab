import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { pageVersions } from './tables/page-versions.ts'

export type PageVersionRow = Awaited<ReturnType<typeof findPageVersions>>['rows'][number]

const selectVersions = (db: Database) =>
  db
    .select({
      page: pageVersions.page,
      revision: pageVersions.revision,
      markdown: pageVersions.markdown,
      author: users.name,
      createdAt: pageVersions.createdAt,
    })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.authorId))

/** The newest text of a page that was written here. */
export const findLatestPageVersion = async (db: Database, page: PageSlug) => {
  const [row] = await selectVersions(db)
    .where(eq(pageVersions.page, page))
    .orderBy(desc(pageVersions.revision))
    .limit(1)
  return row
}

/** The newest first. */
export const findPageVersions = async (
  db: Database,
  { page, skip, limit }: { readonly page: PageSlug; readonly skip: number; readonly limit: number },
) => {
  const rows = await selectVersions(db)
    .where(eq(pageVersions.page, page))
    .orderBy(desc(pageVersions.revision))
    .limit(limit)
    .offset(skip)
  return { total: await db.$count(pageVersions, eq(pageVersions.page, page)), rows }
}

export const findPageVersion = async (db: Database, page: PageSlug, revision: number) => {
  const [row] = await selectVersions(db).where(and(eq(pageVersions.page, page), eq(pageVersions.revision, revision)))
  return row
}

/** Any fixed number: texts of one page are written one after another. */
const PAGE_LOCKS = 7_203_433

/** 0 where only the file is there. Held until the transaction ends. */
export const lockLatestRevision = async (db: Database, page: PageSlug): Promise<number> => {
  await db.execute(sql`select pg_advisory_xact_lock(${PAGE_LOCKS}, hashtext(${page}))`)
  const [row] = await db
    .select({ revision: max(pageVersions.revision) })
    .from(pageVersions)
    .where(eq(pageVersions.page, page))
  return row?.revision ?? 0
}

export const insertPageVersion = async (
  db: Database,
  version: Pick<typeof pageVersions.$inferInsert, 'page' | 'revision' | 'markdown' | 'authorId' | 'createdAt'>,
): Promise<void> => {
  await db.insert(pageVersions).values(version)
}
