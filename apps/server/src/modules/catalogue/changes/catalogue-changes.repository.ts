import type { SignState } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { catalogueChangeSigns, catalogueChanges } from '../tables/catalogue-changes.ts'
import { signs } from '../tables/signs.ts'

/** The signs that a change is about. By short form where some of them are still to be made. */
export type SignScope = { readonly ids: readonly string[] } | { readonly slugs: readonly string[] }

/** Any fixed number: keeps this lock apart from all others. */
const CATALOGUE_LOCK = 7_203_421

/** Holds the catalogue until the transaction ends. */
export const lockCatalogue = async (db: Database): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${CATALOGUE_LOCK})`)
}

/** All of a sign (`s`) that can be changed, in the form of `SignState`. */
export const stateColumn = sql`jsonb_build_object(
  'title', s.title, 'wordClass', s.word_class, 'category', s.category_id, 'keywords', to_jsonb(s.keywords),
  'symbol', s.symbol, 'isPreview', s.is_preview, 'isFingerspelled', s.is_fingerspelled,
  'isRetired', s.retired_at is not null,
  'posterMs', (select m.poster_ms from sign_media m
    where m.sign_id = s.id and m.type = 'signVideo' and m.replaced_at is null),
  'media', coalesce((select jsonb_object_agg(m.type, m.sha256) from sign_media m
    where m.sign_id = s.id and m.replaced_at is null), '{}'))`

const isIn = (scope: SignScope): SQL =>
  'ids' in scope
    ? sql`s.id = any (${sql.param([...scope.ids])}::uuid[])`
    : sql`s.slug = any (${sql.param([...scope.slugs])}::text[])`

/** Nothing where it is there already: another part of the same change. */
export const insertChange = async (db: Database, change: typeof catalogueChanges.$inferInsert): Promise<void> => {
  await db.insert(catalogueChanges).values(change).onConflictDoNothing()
}

/** What an earlier part of the same change kept stays: that was before it. */
export const keepStatesBefore = async (db: Database, changeId: string, scope: SignScope): Promise<void> => {
  await db.execute(sql`
    insert into catalogue_change_signs (change_id, sign_id, before)
    select ${changeId}, s.id, ${stateColumn} from signs s where ${isIn(scope)}
    on conflict do nothing`)
}

export const keepStatesAfter = async (db: Database, changeId: string, scope: SignScope): Promise<void> => {
  await db.execute(sql`
    insert into catalogue_change_signs (change_id, sign_id, after)
    select ${changeId}, s.id, ${stateColumn} from signs s where ${isIn(scope)}
    on conflict (change_id, sign_id) do update set after = excluded.after`)
}

/** Answers those of the signs that were made or changed. */
export const forgetUntouchedSigns = async (
  db: Database,
  changeId: string,
  scope: SignScope,
): Promise<readonly string[]> => {
  const ids = sql`select s.id from signs s where ${isIn(scope)}`
  await db.execute(sql`
    delete from catalogue_change_signs c
    where c.change_id = ${changeId} and c.before = c.after and c.sign_id in (${ids})`)
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.sign_id as id from catalogue_change_signs c where c.change_id = ${changeId} and c.sign_id in (${ids})`)
  return rows.map(({ id }) => id)
}

/** True when it had no sign left. */
export const forgetEmptyChange = async (db: Database, changeId: string): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    delete from catalogue_changes c
    where c.id = ${changeId} and not exists (select 1 from catalogue_change_signs s where s.change_id = c.id)
    returning c.id`)
  return rows.length > 0
}

export type ChangeRow = typeof catalogueChanges.$inferSelect

export const findChange = async (db: Database, id: string): Promise<ChangeRow | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(catalogueChanges).where(eq(catalogueChanges.id, id))
  return row
}

/** Notes which change took this one back; null: it is in force again. */
export const setUndoneBy = async (db: Database, id: string, undoneById: string | null): Promise<void> => {
  await db.update(catalogueChanges).set({ undoneById }).where(eq(catalogueChanges.id, id))
}

/**
 * Forgets what some changes from before this moment did to their signs; that they were made, and of how many signs,
 * stays. Answers how many changes: none are left when it is fewer than `limit`.
 */
export const forgetStatesBefore = async (db: Database, before: Date, limit: number): Promise<number> => {
  const { rows } = await db.execute(sql`
    with old as (
      select c.id from catalogue_changes c
      where c.at < ${before.toISOString()} and exists (select 1 from catalogue_change_signs s where s.change_id = c.id)
      order by c.at limit ${limit}
    ), forgotten as (
      delete from catalogue_change_signs s using old where s.change_id = old.id returning s.change_id
    )
    update catalogue_changes c set forgotten_signs = c.forgotten_signs + f.n
    from (select change_id, count(*)::int as n from forgotten group by change_id) f
    where c.id = f.change_id returning c.id`)
  return rows.length
}

export type ChangedSignRow = Awaited<ReturnType<typeof listChangedSigns>>[number]

const s = alias(signs, 's')

/** What a change did to its signs and how they stand now, in pages by id. */
export const listChangedSigns = (db: Database, changeId: string, after: string | undefined, limit: number) =>
  db
    .select({
      id: s.id,
      before: catalogueChangeSigns.before,
      after: sql<SignState>`${catalogueChangeSigns.after}`,
      now: sql<SignState>`${stateColumn}`,
    })
    .from(catalogueChangeSigns)
    .innerJoin(s, eq(s.id, catalogueChangeSigns.signId))
    .where(
      and(
        eq(catalogueChangeSigns.changeId, changeId),
        after === undefined ? undefined : gt(catalogueChangeSigns.signId, after),
      ),
    )
    .orderBy(catalogueChangeSigns.signId)
    .limit(limit)

export const findChangedSignIds = async (db: Database, changeId: string): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select sign_id as id from catalogue_change_signs where change_id = ${changeId}`,
  )
  return rows.map(({ id }) => id)
}
