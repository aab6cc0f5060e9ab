import type { RepetitionAnswer } from '@gebaerdenraum/domain/lists/repetition-answers'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'
import { signs } from '../../catalogue/index.ts'
import { customSigns } from '../../custom-signs/index.ts'
import { fileNodes } from '../../files/index.ts'

/** What a list consists of: a sign of the catalogue or a custom sign. The rules know both by one id (`item_id`). */
const itemColumns = () => ({
  signId: uuid('sign_id').references(() => signs.id, { onDelete: 'cascade' }),
  customSignId: uuid('custom_sign_id').references(() => customSigns.id, { onDelete: 'cascade' }),
  itemId: uuid('item_id').notNull().generatedAlwaysAs(sql`coalesce(sign_id, custom_sign_id)`),
})

const isOneItem = (name: string, table: { readonly signId: AnyPgColumn; readonly customSignId: AnyPgColumn }) =>
  check(`${name}_one_item`, sql`num_nonnulls(${table.signId}, ${table.customSignId}) = 1`)

/** Learning lists; name, owner and author stand in `file_nodes`. */
export const lists = pgTable(
  'lists',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => fileNodes.fileId, { onDelete: 'cascade' }),
    /** Counts the changes of its signs. */
    revision: integer('revision').notNull().default(1),
    /** Opens the list to whoever has it; kept as it is, since its owner must be able to see it again. */
    shareKey: text('share_key'),
  },
  (table) => [uniqueIndex('lists_share_key').on(table.shareKey)],
)

export const listSigns = pgTable(
  'list_signs',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    ...itemColumns(),
    /** From 0, in the order of the list; may have gaps. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.itemId] }),
    index('list_signs_order_idx').on(table.listId, table.position),
    index('list_signs_sign_idx').on(table.signId),
    index('list_signs_custom_sign_idx').on(table.customSignId),
    isOneItem('list_signs', table),
  ],
)

/** What each person has learned of a list. */
export const learnedSigns = pgTable(
  'learned_signs',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    /** Not bound to `list_signs`: a sign that is taken out and put back is still learned. */
    ...itemColumns(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    learnedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.userId, table.itemId] }),
    index('learned_signs_user_idx').on(table.userId),
    index('learned_signs_sign_idx').on(table.signId),
    index('learned_signs_custom_sign_idx').on(table.customSignId),
    isOneItem('learned_signs', table),
  ],
)

export const listTemplates = pgTable('list_templates', {
  id: id(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  color: text('color').notNull(),
  isPublic: boolean('is_public').notNull().default(false),
  /** From 0, in the order of the overview; may have gaps. */
  position: integer('position').notNull().default(0),
  createdAt: createdAt(),
})

export const listTemplateSigns = pgTable(
  'list_template_signs',
  {
    templateId: uuid('template_id')
      .notNull()
      .references(() => listTemplates.id, { onDelete: 'cascade' }),
    signId: uuid('sign_id')
      .notNull()
      .references(() => signs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.signId] }),
    index('list_template_signs_sign_idx').on(table.signId),
  ],
)

/** Every answer a person gave when repeating. The schedule follows from them. */
export const signReviews = pgTable(
  'sign_reviews',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...itemColumns(),
    answer: text('answer').$type<RepetitionAnswer>().notNull(),
    reviewedAt: moment('reviewed_at').notNull(),
  },
  (table) => [
    index('sign_reviews_order_idx').on(table.userId, table.itemId, table.reviewedAt),
    index('sign_reviews_sign_idx').on(table.signId),
    index('sign_reviews_custom_sign_idx').on(table.customSignId),
    isOneItem('sign_reviews', table),
    check('sign_reviews_answer_known', sql`${table.answer} in ('known', 'again')`),
  ],
)

/** When a person should see a sign again: what the answers come to. */
export const signSchedules = pgTable(
  'sign_schedules',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...itemColumns(),
    dueAt: moment('due_at').notNull(),
    lastReviewAt: moment('last_review_at').notNull(),
    reviews: integer('reviews').notNull(),
    lapses: integer('lapses').notNull(),
    /** The state of the FSRS card. */
    card: jsonb('card').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index('sign_schedules_sign_idx').on(table.signId),
    index('sign_schedules_custom_sign_idx').on(table.customSignId),
    isOneItem('sign_schedules', table),
  ],
)
