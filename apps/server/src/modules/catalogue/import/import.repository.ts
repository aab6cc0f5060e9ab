import type { ExistingSign, SignValues } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import type { NamedSign } from '@gebaerdenraum/domain/catalogue/import/find-matches'
import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { categories } from '../tables/signs.ts'

/** Rows of a batch go in as one JSON parameter each: the number of statements does not grow with the batch. */
const recordset = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`

export const findCategoryNames = async (db: Database): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.select({ slug: categories.slug, name: categories.name }).from(categories)
  return new Map(rows.map(({ slug, name }) => [slug, name]))
}

type ExistingRow = {
  readonly slug: string
  readonly title: string
  readonly word_class: WordClassId
  readonly category: string
  readonly category_slug: string
  readonly keywords: readonly string[]
  readonly symbol: string | null
  readonly is_preview: boolean
  readonly is_fingerspelled: boolean
  readonly is_retired: boolean
  readonly media: Readonly<Partial<Record<SignMediaType, string>>>
}

export const findExistingSigns = async (
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, ExistingSign>> => {
  const { rows } = await db.execute<ExistingRow>(sql`
    select s.slug, s.title, s.word_class, c.name as category, c.slug as category_slug, s.keywords, s.symbol,
      s.is_preview, s.is_fingerspelled, s.retired_at is not null as is_retired,
      coalesce(
        (select json_object_agg(m.type, m.sha256) from sign_media m where m.sign_id = s.id and m.replaced_at is null),
        '{}'
      ) as media
    from signs s join categories c on c.id = s.category_id
    where s.slug = any (${sql.param(slugs)}::text[])`)
  return new Map(rows.map((row) => [row.slug, existingOf(row)]))
}

/** All signs by what tells them apart, the retired ones too: their short forms are taken. */
export const findNamedSigns = async (db: Database): Promise<readonly NamedSign[]> => {
  const { rows } = await db.execute<NamedSign>(sql`
    select s.slug, s.title, s.word_class as "wordClass", c.slug as "categorySlug"
    from signs s join categories c on c.id = s.category_id order by s.slug`)
  return rows
}

/** The revisions of signs by their slugs. */
export const findSignRevisions = async (
  db: Database,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await db.execute<{ slug: string; revision: number }>(
    sql`select slug, revision from signs where slug = any (${sql.param(slugs)}::text[])`,
  )
  return new Map(rows.map(({ slug, revision }) => [slug, revision]))
}

/** The ids of signs by their slugs. */
export const findSignIds = async (db: Database, slugs: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from signs where slug = any (${sql.param(slugs)}::text[]) order by slug`,
  )
  return rows.map(({ id }) => id)
}

const existingOf = (row: ExistingRow): ExistingSign => ({
  title: row.title,
  wordClass: row.word_class,
  category: row.category,
  categorySlug: row.category_slug,
  keywords: row.keywords,
  symbol: row.symbol,
  isPreview: row.is_preview,
  isFingerspelled: row.is_fingerspelled,
  isRetired: row.is_retired,
  media: row.media,
})

/** An existing category keeps its name. */
export const insertCategories = async (db: Database, byName: ReadonlyMap<string, string>): Promise<void> => {
  const rows = [...byName].map(([slug, name]) => ({ id: v7(), slug, name }))
  await db.execute(sql`
    insert into categories (id, slug, name)
    select r.id, r.slug, r.name from json_to_recordset(${recordset(rows)}) as r(id uuid, slug text, name text)
    order by r.slug
    on conflict do nothing`)
}

export type WrittenSign = { readonly id: string; readonly slug: string; readonly isNew: boolean }

/** Answers the signs that were made or really changed; the others keep their revision. */
export const upsertSigns = async (
  db: Database,
  signs: readonly { readonly slug: string; readonly values: SignValues }[],
): Promise<readonly WrittenSign[]> => {
  const rows = signs.map(({ slug, values }) => ({ id: v7(), slug, ...values }))
  const ids = new Set(rows.map(({ id }) => id))
  // The left join lets a category that is missing fail on `not null` instead of dropping its signs.
  const written = await db.execute<{ id: string; slug: string }>(sql`
    insert into signs (id, slug, title, word_class, category_id, keywords, symbol, is_preview, is_fingerspelled, retired_at)
    select r.id, r.slug, r.title, r."wordClass", c.id, r.keywords, r.symbol, r."isPreview", r."isFingerspelled",
      case when r."isRetired" then now() end
    from json_to_recordset(${recordset(rows)}) as r(
      id uuid, slug text, title text, "wordClass" text, "categorySlug" text, keywords text[], symbol text,
      "isPreview" boolean, "isFingerspelled" boolean, "isRetired" boolean)
    left join categories c on c.slug = r."categorySlug"
    order by r.slug
    on conflict (slug) do update set
      title = excluded.title, word_class = excluded.word_class, category_id = excluded.category_id,
      keywords = excluded.keywords, symbol = excluded.symbol, is_preview = excluded.is_preview,
      is_fingerspelled = excluded.is_fingerspelled,
      retired_at = case when excluded.retired_at is not null then coalesce(signs.retired_at, excluded.retired_at) end,
      revision = signs.revision + 1, updated_at = now()
    where (signs.retired_at is null) <> (excluded.retired_at is null)
      or (signs.title, signs.word_class, signs.category_id, signs.keywords, signs.symbol, signs.is_preview,
          signs.is_fingerspelled)
        is distinct from
         (excluded.title, excluded.word_class, excluded.category_id, excluded.keywords, excluded.symbol,
          excluded.is_preview, excluded.is_fingerspelled)
    returning id, slug`)
  return written.rows.map(({ id, slug }) => ({ id, slug, isNew: ids.has(id) }))
}

export type IncomingMedium = {
  readonly slug: string
  readonly type: SignMediaType
  readonly sha256: string
  readonly contentType: string
  readonly byteLength: number
  /** Of a picture that is no vector. */
  readonly pixels?: Size | null
}

const incomingMedia = (rows: readonly object[]) => sql`
  json_to_recordset(${recordset(rows)}) as r(
    id uuid, slug text, type text, sha256 text, "contentType" text, "byteLength" integer)
  left join signs s on s.slug = r.slug`

/** What is replaced stays as a row, so that addresses already handed out go on working until they expire. */
export const retireReplacedMedia = async (db: Database, media: readonly IncomingMedium[]): Promise<void> => {
  await db.execute(sql`
    update sign_media m set replaced_at = now()
    from (select s.id as sign_id, r.type, r.sha256 from ${incomingMedia(media)}) as incoming
    where m.sign_id = incoming.sign_id and m.type = incoming.type and m.replaced_at is null
      and m.sha256 <> incoming.sha256`)
}

/** Answers the signs that got new media. */
export const insertMedia = async (db: Database, media: readonly IncomingMedium[]): Promise<readonly string[]> => {
  const rows = media.map((medium) => ({ id: v7(), ...medium }))
  const inserted = await db.execute<{ sign_id: string }>(sql`
    insert into sign_media (id, sign_id, type, sha256, content_type, byte_length)
    select r.id, s.id, r.type, r.sha256, r."contentType", r."byteLength" from ${incomingMedia(rows)}
    on conflict (sign_id, type) where replaced_at is null do nothing
    returning sign_id`)
  return inserted.rows.map(({ sign_id }) => sign_id)
}

export const countSignRevisions = async (db: Database, ids: readonly string[]): Promise<void> => {
  await db.execute(sql`
    update signs set revision = revision + 1, updated_at = now() where id = any (${sql.param(ids)}::uuid[])`)
}

/** Tells every server to build its search index anew. Last in its transaction: the row is one for all. */
export const countCatalogueRevision = async (db: Database): Promise<void> => {
  await db.execute(sql`
    insert into catalogue (id, revision) values (1, 2)
    on conflict (id) do update set revision = catalogue.revision + 1`)
}
