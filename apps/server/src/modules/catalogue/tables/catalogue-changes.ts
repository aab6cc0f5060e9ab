import type { SignState } from '@gebaerdenraum/domain/catalogue/catalogue-changes/sign-state'
import type { CatalogueChangeKind } from '@gebaerdenraum/domain/catalogue/catalogue-changes.contract'
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'
import { signs } from './signs.ts'

/** Every change of signs and their media, whoever made it and however (decision 0025). */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: id(),
    kind: text('kind').$type<CatalogueChangeKind>().notNull(),
    /** One line in German for the list of changes. */
    summary: text('summary').notNull(),
    /** Null: the command line, or an account that is gone. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
    /** The change that took this one back. */
    undoneById: uuid('undone_by_id').references((): AnyPgColumn => catalogueChanges.id),
    /** Of an undo: what it took back. */
    undoesId: uuid('undoes_id').references((): AnyPgColumn => catalogueChanges.id),
    /** Of how many signs it is not kept any more what it did to them. */
    forgottenSigns: integer('forgotten_signs').notNull().default(0),
  },
  (table) => [index('catalogue_changes_at_idx').on(table.at)],
)

/** What a change did to each sign: all of it before and after. `before` is null where it made the sign. */
export const catalogueChangeSigns = pgTable(
  'catalogue_change_signs',
  {
    changeId: uuid('change_id')
      .notNull()
      .references(() => catalogueChanges.id, { onDelete: 'cascade' }),
    signId: uuid('sign_id')
      .notNull()
      .references(() => signs.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<SignState>(),
    /** Null only while the change is being written. */
    after: jsonb('after').$type<SignState>(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.signId] }),
    index('catalogue_change_signs_sign_idx').on(table.signId, table.changeId),
  ],
)
