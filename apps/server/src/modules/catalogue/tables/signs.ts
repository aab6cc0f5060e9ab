import type { RequestStatus } from '@gebaerdenraum/domain/catalogue/request-status'
import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, germanText, id, moment, updatedAt } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'

export const categories = pgTable(
  'categories',
  { id: id(), name: germanText('name').notNull(), slug: text('slug').notNull(), createdAt: createdAt() },
  (table) => [
    uniqueIndex('categories_slug_key').on(table.slug),
    uniqueIndex('categories_name_key').on(sql`lower(${table.name})`),
  ],
)

export const signs = pgTable(
  'signs',
  {
    id: id(),
    slug: text('slug').notNull(),
    title: germanText('title').notNull(),
    wordClass: text('word_class').$type<WordClassId>().notNull(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    keywords: text('keywords').array().notNull().default(sql`'{}'::text[]`),
    /** Name of a pictogram of `@iconify-json/fluent-emoji-flat`, drawn on the signBox. */
    symbol: text('symbol'),
    isPreview: boolean('is_preview').notNull().default(false),
    /** Drawing and film are spelled with the manual alphabet wherever nothing was imported. */
    isFingerspelled: boolean('is_fingerspelled').notNull().default(false),
    /** Counts every change of the sign and its media; part of the media addresses, so that these may be cached forever. */
    revision: integer('revision').notNull().default(1),
    retiredAt: moment('retired_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('signs_slug_key').on(table.slug),
    index('signs_title_idx').on(table.title, table.id),
    index('signs_category_idx').on(table.categoryId),
    index('signs_updated_idx').on(table.updatedAt),
    check('signs_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** Imported media, the current and the replaced ones. What is not here is drawn. */
export const signMedia = pgTable(
  'sign_media',
  {
    id: id(),
    signId: uuid('sign_id')
      .notNull()
      .references(() => signs.id, { onDelete: 'cascade' }),
    type: text('type').$type<SignMediaType>().notNull(),
    /** SHA-256 of the content in hex: names the file in the store, and tells "unchanged" from "changed". */
    sha256: text('sha256').notNull(),
    contentType: text('content_type').notNull(),
    byteLength: integer('byte_length').notNull(),
    createdAt: createdAt(),
    replacedAt: moment('replaced_at'),
    /** Of a film: the moment its still picture shows; null: its middle. */
    posterMs: integer('poster_ms'),
  },
  (table) => [
    uniqueIndex('sign_media_current_key').on(table.signId, table.type).where(sql`${table.replacedAt} is null`),
    index('sign_media_sha256_idx').on(table.sha256),
    index('sign_media_sign_idx').on(table.signId, table.type),
  ],
)

/** One row. `revision` counts every change of the catalogue: each server rebuilds its search index when it moved. */
export const catalogue = pgTable(
  'catalogue',
  { id: integer('id').primaryKey().default(1), revision: integer('revision').notNull().default(1) },
  (table) => [check('catalogue_single_row', sql`${table.id} = 1`)],
)

/** What became of a wish, spoken or only searched for. */
const wishState = () => ({
  status: text('status').$type<RequestStatus>().notNull().default('open'),
  /** What is said about it: to the person who asked, of a search only to administrators. */
  note: text('note').notNull().default(''),
  handledAt: moment('handled_at'),
})

export const signRequests = pgTable(
  'sign_requests',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: createdAt(),
    ...wishState(),
  },
  (table) => [
    index('sign_requests_user_idx').on(table.userId, table.createdAt),
    index('sign_requests_status_idx').on(table.status, table.id),
  ],
)

/** What was searched and not found: text and number only, nobody's name (decisions, Search). */
export const missedSearches = pgTable('missed_searches', {
  text: text('text').primaryKey(),
  count: integer('count').notNull().default(1),
  firstAt: moment('first_at').notNull().defaultNow(),
  lastAt: moment('last_at').notNull().defaultNow(),
  ...wishState(),
})
