import type { SignState } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import { SIGN_MEDIA_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { like, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import type { Original } from '../../media/index.ts'
import { signs } from '../tables/signs.ts'
import { stateColumn } from './catalogue-changes.repository.ts'

export type StoredState = {
  readonly id: string
  readonly slug: string
  readonly revision: number
  readonly state: SignState
}

/** These signs as they stand; what there is not is left out. */
export const findSignStates = async (db: Database, ids: readonly string[]): Promise<readonly StoredState[]> => {
  if (ids.length === 0) return []
  const { rows } = await db.execute<StoredState>(sql`
    select s.id, s.slug, s.revision, ${stateColumn} as state from signs s
    where s.id = any (${sql.param([...ids])}::uuid[]) order by s.id`)
  return rows
}

export type StateChange = { readonly id: string; readonly before: SignState; readonly state: SignState }

/** Brings signs from one state to another, each with a revision more. Only inside `recordCatalogueChange`. */
export const writeSignStates = async (db: Database, changes: readonly StateChange[]): Promise<void> => {
  if (changes.length === 0) return
  const rows = changes.map(({ id, state: { media: _, ...fields } }) => ({ id, ...fields }))
  await db.execute(sql`
    update signs s set
      title = r.title, word_class = r."wordClass", category_id = r.category, keywords = r.keywords, symbol = r.symbol,
      is_preview = r."isPreview", is_fingerspelled = r."isFingerspelled",
      retired_at = case when r."isRetired" then coalesce(s.retired_at, now()) end,
      revision = s.revision + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(
      id uuid, title text, "wordClass" text, category uuid, keywords text[], symbol text, "isPreview" boolean,
      "isFingerspelled" boolean, "isRetired" boolean)
    where s.id = r.id`)
  await writeMedia(db, changes)
  await writePosters(db, changes)
}

const writeMedia = async (db: Database, changes: readonly StateChange[]): Promise<void> => {
  const places = changes.flatMap(({ id, before, state }) =>
    SIGN_MEDIA_TYPES.filter((type) => before.media[type] !== state.media[type]).map((type) => ({
      id: v7(),
      sign: id,
      type,
      sha256: state.media[type] ?? null,
    })),
  )
  if (places.length === 0) return
  const places_ = sql`json_to_recordset(${JSON.stringify(places)}::json) as r(id uuid, sign uuid, type text, sha256 text)`
  await db.execute(sql`
    update sign_media m set replaced_at = now() from ${places_}
    where m.sign_id = r.sign and m.type = r.type and m.replaced_at is null`)
  // What the content is, is known from when it was brought in. The left join lets one that is not fail on `not null`.
  await db.execute(sql`
    insert into sign_media (id, sign_id, type, sha256, content_type, byte_length)
    select r.id, r.sign, r.type, r.sha256, kept.content_type, kept.byte_length
    from ${places_}
    left join lateral (
      select m.content_type, m.byte_length from sign_media m
      where m.sign_id = r.sign and m.type = r.type and m.sha256 = r.sha256 limit 1
    ) kept on true
    where r.sha256 is not null`)
}

const writePosters = async (db: Database, changes: readonly StateChange[]): Promise<void> => {
  const rows = changes
    // A film that comes new or comes back has none yet.
    .filter(
      ({ before, state }) => before.posterMs !== state.posterMs || before.media.signVideo !== state.media.signVideo,
    )
    .map(({ id, state: { posterMs } }) => ({ id, posterMs }))
  if (rows.length === 0) return
  await db.execute(sql`
    update sign_media m set poster_ms = r."posterMs"
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(id uuid, "posterMs" integer)
    where m.sign_id = r.id and m.type = 'signVideo' and m.replaced_at is null
      and m.poster_ms is distinct from r."posterMs"`)
}

export type NewSign = { readonly id: string; readonly slug: string; readonly state: SignState }

export const insertSign = async (db: Database, { id, slug, state }: NewSign): Promise<void> => {
  await db.execute(sql`
    insert into signs (id, slug, title, word_class, category_id, keywords, symbol, is_preview, is_fingerspelled)
    values (${id}, ${slug}, ${state.title}, ${state.wordClass}, ${state.category},
      ${sql.param([...state.keywords])}::text[], ${state.symbol}, ${state.isPreview}, ${state.isFingerspelled})`)
}

/** Puts content that is in the store already in the place of what is there. */
export const insertSignMedium = async (
  db: Database,
  { signId, type, sha256, contentType, byteLength }: Original & { readonly signId: string; readonly type: string },
): Promise<void> => {
  await db.execute(sql`
    update sign_media set replaced_at = now()
    where sign_id = ${signId} and type = ${type} and replaced_at is null and sha256 <> ${sha256}`)
  await db.execute(sql`
    insert into sign_media (id, sign_id, type, sha256, content_type, byte_length)
    values (${v7()}, ${signId}, ${type}, ${sha256}, ${contentType}, ${byteLength})
    on conflict (sign_id, type) where replaced_at is null do nothing`)
}

/** The short forms that there are beginning like this one, so that a free one can be found beside them. */
export const findTakenSlugs = async (db: Database, slug: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ slug: signs.slug })
    .from(signs)
    .where(like(signs.slug, `${slug.slice(0, 110)}%`))
  return new Set(rows.map((row) => row.slug))
}
