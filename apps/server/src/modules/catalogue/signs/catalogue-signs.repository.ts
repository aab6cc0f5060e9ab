import { UNDOABLE_DAYS } from '@gebaerdenraum/domain/catalogue/catalogue-changes/plan-undo'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { and, asc, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { validate as isUuid } from 'uuid'
import { containsWords } from '../../../platform/database/contains-words.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isOlder } from '../../../platform/database/is-older.ts'
import { categories, missedSearches, signMedia, signRequests, signs } from '../tables/signs.ts'

export type CatalogueSignRow = Awaited<ReturnType<typeof selectSigns>>[number]

export type MediumRow = {
  readonly id: string
  readonly type: SignMediaType
  readonly contentType: string
  readonly byteLength: number
  readonly createdAt: string
  readonly replacedAt: string | null
  readonly posterMs: number | null
  /** Its content is sure to be in the store still. */
  readonly isKept: boolean
}

export type SignFilter = {
  readonly search?: string | undefined
  readonly missing?: SignMediaType | 'any' | undefined
  readonly preview?: 'yes' | 'no' | undefined
  readonly spelled?: 'yes' | 'no' | undefined
  readonly retired: 'yes' | 'no' | 'all'
  readonly ids?: readonly string[] | undefined
  readonly categories?: readonly string[] | undefined
  readonly wordClasses?: readonly string[] | undefined
  readonly updatedSince?: string | undefined
}

type Page = { readonly sort: Readonly<Record<string, 1 | -1>>; readonly limit: number; readonly skip: number }

export const findCatalogueSigns = async (
  db: Database,
  filter: SignFilter,
  { sort, limit, skip }: Page,
): Promise<{ readonly total: number; readonly rows: readonly CatalogueSignRow[] }> => {
  // The page is found first, so that media are looked up for its rows only. Words are compared with every sign, so all
  // is counted on the way; without them counting and the order of an index are faster apart.
  const isSearched = (filter.search ?? '') !== ''
  const wanted = db
    .select({ id: s.id, ...(isSearched && { n: sql<number>`count(*) over ()`.mapWith(Number) }) })
    .from(s)
    .where(matches(filter))
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(skip)
    .$dynamic()
  // Every sign of the pages before would be joined as well.
  const page = await ('category' in sort ? wanted.innerJoin(c, eq(c.id, s.categoryId)) : wanted)
  const total = page[0]?.n ?? (await countCatalogueSigns(db, filter))
  if (page.length === 0) return { total, rows: [] }
  const ids = page.map(({ id }) => id)
  const found = new Map((await selectSigns(db, inArray(s.id, ids), SHOWN_MEDIA)).map((row) => [row.id, row]))
  return { total, rows: ids.flatMap((id) => found.get(id) ?? []) }
}

export const countCatalogueSigns = async (db: Database, filter: SignFilter): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(s).where(matches(filter))
  return row?.n ?? 0
}

export const findCatalogueSignIds = async (db: Database, filter: SignFilter): Promise<readonly string[]> => {
  const rows = await db.select({ id: s.id }).from(s).where(matches(filter)).orderBy(s.id)
  return rows.map(({ id }) => id)
}

/** With the history of its media, the newest first. */
export const findCatalogueSign = async (db: Database, id: string): Promise<CatalogueSignRow | undefined> => {
  if (!isUuid(id)) return undefined
  const [row] = await selectSigns(db, eq(s.id, id), ALL_MEDIA)
  return row
}

const s = alias(signs, 's')
const c = alias(categories, 'c')

/** As long as its content is sure to be in the store (`sign-media-user.ts`). */
const KEPT_MS = UNDOABLE_DAYS * 86_400_000

const SHOWN_MEDIA = sql`and m.replaced_at is null`
const ALL_MEDIA = sql``

const selectSigns = (db: Database, where: SQL, media: SQL) =>
  db
    .select({
      id: s.id,
      slug: s.slug,
      title: s.title,
      wordClass: s.wordClass,
      categoryId: s.categoryId,
      categoryName: c.name,
      keywords: s.keywords,
      symbol: s.symbol,
      isPreview: s.isPreview,
      isFingerspelled: s.isFingerspelled,
      retiredAt: s.retiredAt,
      revision: s.revision,
      createdAt: s.createdAt,
      updatedAt: s.updatedAt,
      media: sql<readonly MediumRow[]>`coalesce((
        select json_agg(json_build_object('id', m.id, 'type', m.type, 'contentType', m.content_type,
          'byteLength', m.byte_length, 'createdAt', m.created_at, 'replacedAt', m.replaced_at, 'posterMs', m.poster_ms,
          'isKept', m.replaced_at is null or not ${isOlder(sql`m.replaced_at`, KEPT_MS)})
          order by m.replaced_at desc nulls first, m.id desc)
        from sign_media m where m.sign_id = ${s.id} ${media}), '[]')`,
    })
    .from(s)
    .innerJoin(c, eq(c.id, s.categoryId))
    .where(where)

const SORT_COLUMNS: Readonly<Record<string, SQL>> = {
  title: sql`s.title`,
  category: sql`c.name`,
  wordClass: sql`s.word_class`,
  createdAt: sql`s.created_at`,
  updatedAt: sql`s.updated_at`,
}

const orderOf = (sort: Page['sort']): SQL[] => {
  const wanted = Object.entries(sort).flatMap(([field, direction]) => {
    const column = SORT_COLUMNS[field]
    return column ? [direction === 1 ? column : sql`${column} desc`] : []
  })
  return [...wanted, sql`s.title`, sql`s.id`]
}

const matches = (filter: SignFilter): SQL => {
  const words = containsWords(filter.search ?? '', [sql`s.title`, sql`s.slug`, sql`array_to_string(s.keywords, '|')`])
  const conditions = [
    ...(filter.retired === 'all'
      ? []
      : [filter.retired === 'yes' ? sql`s.retired_at is not null` : sql`s.retired_at is null`]),
    ...(filter.preview === undefined ? [] : [sql`s.is_preview = ${filter.preview === 'yes'}`]),
    ...(filter.spelled === undefined ? [] : [sql`s.is_fingerspelled = ${filter.spelled === 'yes'}`]),
    ...(filter.missing === undefined ? [] : [lacks(filter.missing)]),
    ...(filter.ids === undefined ? [] : [sql`s.id = any (${sql.param([...filter.ids])}::uuid[])`]),
    ...(filter.categories === undefined
      ? []
      : [sql`s.category_id = any (${sql.param([...filter.categories])}::uuid[])`]),
    ...(filter.wordClasses === undefined
      ? []
      : [sql`s.word_class = any (${sql.param([...filter.wordClasses])}::text[])`]),
    ...(filter.updatedSince === undefined ? [] : [sql`s.updated_at >= ${filter.updatedSince}::timestamptz`]),
    ...(words === undefined ? [] : [words]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** As `missingMedia` says it in the domain: cards are composed where there is a drawing. */
const lacks = (type: SignMediaType | 'any'): SQL => {
  const has = (...types: readonly SignMediaType[]) => sql`exists (select 1 from sign_media m
    where m.sign_id = s.id and m.replaced_at is null and m.type = any (${sql.param([...types])}::text[]))`
  if (type === 'any') return sql`not (${has('signOnly')} and ${has('signVideo')})`
  return type === 'signBox' || type === 'signMap' ? sql`not ${has(type, 'signOnly')}` : sql`not ${has(type)}`
}

/** What there is in numbers; retired signs only where it says so. */
export const reportOnCatalogue = async (db: Database) => {
  const has = (type: SignMediaType) => sql<boolean>`coalesce(bool_or(m.type = ${type}), false)`
  const m = alias(signMedia, 'm')
  const kept = db
    .select({
      isRetired: sql`s.retired_at is not null`.as('is_retired'),
      isPreview: s.isPreview,
      isFingerspelled: s.isFingerspelled,
      only: has('signOnly').as('only'),
      box: has('signBox').as('box'),
      map: has('signMap').as('map'),
      video: has('signVideo').as('video'),
    })
    .from(s)
    .leftJoin(m, and(eq(m.signId, s.id), isNull(m.replacedAt)))
    .groupBy(s.id)
    .as('kept')
  const offered = (condition: SQL) => sql<number>`(count(*) filter (where not ${kept.isRetired} and ${condition}))::int`
  const [row] = await db
    .select({
      signs: offered(sql`true`),
      retired: sql<number>`(count(*) filter (where ${kept.isRetired}))::int`,
      preview: offered(sql`${kept.isPreview}`),
      spelled: offered(sql`${kept.isFingerspelled}`),
      signBox: offered(sql`not ${kept.box} and not ${kept.only}`),
      signMap: offered(sql`not ${kept.map} and not ${kept.only}`),
      signOnly: offered(sql`not ${kept.only}`),
      signVideo: offered(sql`not ${kept.video}`),
    })
    .from(kept)
  if (!row) throw new Error('The catalogue was not counted.')
  return {
    ...row,
    openSearches: await db.$count(missedSearches, eq(missedSearches.status, 'open')),
    openRequests: await db.$count(signRequests, eq(signRequests.status, 'open')),
  }
}

/** All categories, those without signs too, by name in German order. */
export const findAllCategories = (db: Database) =>
  db
    .select({ id: c.id, name: c.name, slug: c.slug, signCount: count(s.id) })
    .from(c)
    .leftJoin(s, and(eq(s.categoryId, c.id), isNull(s.retiredAt)))
    .groupBy(c.id)
    .orderBy(asc(c.name))
