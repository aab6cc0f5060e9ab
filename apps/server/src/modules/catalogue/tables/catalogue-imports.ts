import type { ExistingSign, SignValues } from '@gebaerdenraum/domain/catalogue/import/existing-sign'
import type { SignMatch } from '@gebaerdenraum/domain/catalogue/import/find-matches'
import type { ImportCounts, ImportStatus, SignField } from '@gebaerdenraum/domain/catalogue/import/import-report'
import type { ImportPhase, ImportState } from '@gebaerdenraum/domain/catalogue/import/import-states'
import type { RowDecision } from '@gebaerdenraum/domain/catalogue/import/row-decisions'
import type { SignMediaType } from '@gebaerdenraum/domain/media/sign-media'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, updatedAt } from '../../../platform/database/columns.ts'
import { users } from '../../accounts/index.ts'

/** Imports through the browser: what was uploaded, how far it has got, what became of it. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: id(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of the uploaded file; never a path on a machine of ours. */
    name: text('name').notNull(),
    byteLength: bigint('byte_length', { mode: 'number' }).notNull(),
    /** Parts of the upload come one after the other; the next one has this number. */
    receivedParts: integer('received_parts').notNull().default(0),
    isFingerspelled: boolean('is_fingerspelled').notNull().default(false),
    state: text('state').$type<ImportState>().notNull().default('uploading'),
    /** What was going on when a fault of the server stopped it, so that it can be gone on with. */
    failedIn: text('failed_in').$type<ImportState>(),
    phase: text('phase').$type<ImportPhase>(),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** Who holds the lease works on it; one that ran out (a killed server) may be taken over. */
    lease: uuid('lease'),
    leaseUntil: moment('lease_until'),
    /** The decisions are worked into the entries: from then on the entries say what is to be written. */
    isPlanned: boolean('is_planned').notNull().default(false),
    message: text('message'),
    lines: jsonb('lines').$type<ImportCounts>(),
    files: jsonb('files').$type<ImportCounts>(),
    /** The change of the catalogue that it made, by which it is taken back. */
    changeId: uuid('change_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('catalogue_imports_created_idx').on(table.createdAt),
    check(
      'catalogue_imports_state_known',
      sql`${table.state} in ('uploading', 'checking', 'refused', 'checked', 'applying', 'stopped', 'applied', 'rolling-back',
        'rolled-back', 'failed', 'canceled')`,
    ),
  ],
)

/** What becomes of every line and every file of an import: the plan, then the report. */
export const catalogueImportEntries = pgTable(
  'catalogue_import_entries',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    /** Lines in their order, then files by name: the same however often the source is read. */
    position: integer('position').notNull(),
    kind: text('kind').$type<'line' | 'file'>().notNull(),
    path: text('path').notNull(),
    line: integer('line'),
    slug: text('slug'),
    title: text('title'),
    media: text('media').$type<SignMediaType>(),
    status: text('status').$type<ImportStatus>().notNull(),
    fields: jsonb('fields').$type<readonly SignField[]>().notNull().default([]),
    message: text('message'),
    remarks: jsonb('remarks').$type<readonly string[]>().notNull().default([]),
    isWritten: boolean('is_written').notNull().default(false),
    /** The sign as the line would have it, and as it was when it was checked. */
    values: jsonb('values').$type<SignValues>(),
    before: jsonb('before').$type<ExistingSign>(),
    /** That of the sign when it was checked: one that has moved since is not written over. */
    signRevision: integer('sign_revision'),
    matches: jsonb('matches').$type<readonly SignMatch[]>().notNull().default([]),
    decision: text('decision').$type<RowDecision>(),
    /** The sign that the decision means: an existing one, or a new short form. */
    decisionSlug: text('decision_slug'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('catalogue_import_entries_status_idx').on(table.importId, table.status, table.position),
    index('catalogue_import_entries_slug_idx').on(table.importId, table.slug),
  ],
)
