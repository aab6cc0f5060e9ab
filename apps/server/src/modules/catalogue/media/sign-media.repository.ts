import { SIGN_MEDIA_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { and, asc, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../../platform/database/database.ts'
import { isOlder } from '../../../platform/database/is-older.ts'
import type { Original } from '../../media/index.ts'
import { signMedia, signs } from '../tables/signs.ts'
import type { SignFacts } from './sign-facts.ts'
import type { OriginalFacts } from './sign-media.ts'

/** A sign with its current media in one statement; undefined when there is none or it was retired. */
export const findSignFacts = async (db: Database, id: string): Promise<SignFacts | undefined> => {
  const [row] = await selectFacts(db).where(and(eq(signs.id, id), isNull(signs.retiredAt)))
  return row && factsOf(row)
}

/** Of these signs those in use, with whether they are a preview for everybody. One statement. */
export const findManySignFacts = async (
  db: Database,
  ids: readonly string[],
): Promise<(SignFacts & { readonly isPreview: boolean })[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .select({ ...factsColumns, isPreview: signs.isPreview })
    .from(signs)
    .where(and(inArray(signs.id, [...ids]), isNull(signs.retiredAt)))
  return rows.map(({ isPreview, ...row }) => ({ ...factsOf(row), isPreview }))
}

/** Signs in use, in pages by id: for work on all of them. */
export const listSignFacts = async (db: Database, after: string | undefined, limit: number): Promise<SignFacts[]> => {
  const rows = await selectFacts(db)
    .where(and(isNull(signs.retiredAt), after === undefined ? undefined : gt(signs.id, after)))
    .orderBy(asc(signs.id))
    .limit(limit)
  return rows.map(factsOf)
}

/** Which of these originals a sign uses now, or used less than `keptMs` ago. */
export const findUsedOriginals = async (
  db: Database,
  hashes: readonly string[],
  keptMs: number,
): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ sha256: signMedia.sha256 })
    .from(signMedia)
    .where(
      and(
        inArray(signMedia.sha256, [...hashes]),
        or(isNull(signMedia.replacedAt), not(isOlder(signMedia.replacedAt, keptMs))),
      ),
    )
  return new Set(rows.map(({ sha256 }) => sha256))
}

/** A medium that was brought in, whether it is shown, replaced, or its sign was retired. */
export const findOriginalFacts = async (db: Database, id: string): Promise<OriginalFacts | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({
      slug: signs.slug,
      type: signMedia.type,
      sha256: signMedia.sha256,
      contentType: signMedia.contentType,
      byteLength: signMedia.byteLength,
    })
    .from(signMedia)
    .innerJoin(signs, eq(signs.id, signMedia.signId))
    .where(eq(signMedia.id, id))
  return row
}

type MediaRow = Original & { readonly type: string }

/** The outer column is written out: in a select from one table drizzle would name it without its table. */
const currentMedia = sql<readonly MediaRow[] | null>`(
  select json_agg(json_build_object(
    'type', m.type, 'sha256', m.sha256, 'contentType', m.content_type, 'byteLength', m.byte_length))
  from ${signMedia} m where m.sign_id = ${signs}.id and m.replaced_at is null)`

const factsColumns = {
  id: signs.id,
  slug: signs.slug,
  title: signs.title,
  wordClass: signs.wordClass,
  symbol: signs.symbol,
  isFingerspelled: signs.isFingerspelled,
  revision: signs.revision,
  media: currentMedia,
  posterMs: sql<number | null>`(
    select m.poster_ms from ${signMedia} m
    where m.sign_id = ${signs}.id and m.type = 'signVideo' and m.replaced_at is null)`,
}

const selectFacts = (db: Database) => db.select(factsColumns).from(signs)

type FactsRow = Awaited<ReturnType<typeof selectFacts>>[number]

/** The order of fields is fixed here: it goes into the hash that names a variant's source. */
const factsOf = ({ media, ...sign }: FactsRow): SignFacts => ({
  ...sign,
  media: Object.fromEntries(
    SIGN_MEDIA_TYPES.flatMap((type) => {
      const found = media?.find((row) => row.type === type)
      if (found === undefined) return []
      const { sha256, contentType, byteLength } = found
      return [[type, { sha256, contentType, byteLength }]]
    }),
  ),
})
