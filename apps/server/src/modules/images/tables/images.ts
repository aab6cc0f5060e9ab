import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, germanText, id } from '../../../platform/database/columns.ts'
import { teams, users } from '../../accounts/index.ts'

/** Own uploads. The content lies in the media store under its hash, once however many images have it. */
export const images = pgTable(
  'images',
  {
    id: id(),
    name: germanText('name').notNull(),
    sha256: text('sha256').notNull(),
    contentType: text('content_type').notNull(),
    byteLength: integer('byte_length').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The owner: exactly one of the two. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('images_user_idx').on(table.userId, table.createdAt),
    index('images_team_idx').on(table.teamId, table.createdAt),
    /** What the nightly clean-up asks for. */
    index('images_sha256_idx').on(table.sha256),
    check('images_one_owner', sql`num_nonnulls(${table.userId}, ${table.teamId}) = 1`),
  ],
)
