import type { PageSlug } from '@gebaerdenraum/domain/content/page-slugs'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'

/** Texts of pages that administrators wrote. The newest stands before the file; none is ever changed. */
export const pageVersions = pgTable(
  'page_versions',
  {
    page: text('page').$type<PageSlug>().notNull(),
    /** From 1; 0 is the file. */
    revision: integer('revision').notNull(),
    markdown: text('markdown').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.page, table.revision] })],
)
