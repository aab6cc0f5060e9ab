import type { CustomSignType, DocumentType, FileType, NodeType } from '@gebaerdenraum/domain/files/file-types'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, germanText, id, updatedAt } from '../../../platform/database/columns.ts'
import { teams, users } from '../../accounts/index.ts'

/** Text compared byte by byte: what a range of an index can find by its beginning. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })

/**
 * Folders and files. What a file is called, whose it is, who made it and when it changed stands here and nowhere else;
 * the tables of the kinds hold only the content. Roots are not stored: they are the owner.
 */
export const fileNodes = pgTable(
  'file_nodes',
  {
    id: id(),
    name: germanText('name').notNull(),
    /** `fileNameKey(name)`. */
    nameKey: text('name_key').notNull(),
    nodeType: text('node_type').$type<NodeType>().notNull(),
    fileType: text('file_type').$type<FileType>(),
    documentType: text('document_type').$type<DocumentType>(),
    customSignType: text('custom_sign_type').$type<CustomSignType>(),
    /** The id of the content, which refers to it; null until the content is there. */
    fileId: uuid('file_id').unique('file_nodes_file_key'),
    /** The folder it stands in; null directly in the root. Says the same as the end of `path`, so that no folder can vanish from under it. */
    parentId: uuid('parent_id').references((): AnyPgColumn => fileNodes.id, { onDelete: 'cascade' }),
    path: plainText('path').notNull(),
    /** The owner: exactly one of the two. Follows from the root at the beginning of `path`. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** Also moved by a change of the content. */
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('file_nodes_name_key').on(table.path, table.nameKey),
    index('file_nodes_parent_idx').on(table.parentId),
    index('file_nodes_folders_idx').on(table.parentId).where(sql`node_type = 'directory'`),
    /** What `remove-unlinked-nodes` looks for. */
    index('file_nodes_unlinked_idx').on(table.createdAt).where(sql`node_type = 'file' and file_id is null`),
    index('file_nodes_user_idx').on(table.userId, table.fileType, table.updatedAt),
    index('file_nodes_team_idx').on(table.teamId, table.fileType, table.updatedAt),
    check('file_nodes_one_owner', sql`num_nonnulls(${table.userId}, ${table.teamId}) = 1`),
    check('file_nodes_node_type_known', sql`${table.nodeType} in ('directory', 'file')`),
    check('file_nodes_file_type', sql`(${table.nodeType} = 'file') = (${table.fileType} is not null)`),
    check('file_nodes_file_type_known', sql`${table.fileType} in ('lists', 'documents', 'custom-signs')`),
    check('file_nodes_directory_without_file', sql`${table.nodeType} = 'file' or ${table.fileId} is null`),
    check(
      'file_nodes_path_begins_with_owner',
      sql`starts_with(${table.path}, case when ${table.userId} is not null then ',user_' || ${table.userId} else ',team_' || ${table.teamId} end || ',')`,
    ),
    check(
      'file_nodes_path_ends_with_parent',
      sql`case when ${table.parentId} is null then ${table.path} ~ '^,[^,]+,$' else right(${table.path}, 38) = ',' || ${table.parentId} || ',' end`,
    ),
  ],
)

/** Primary key of a kind's content: it is deleted with its node and cannot exist without one. */
export const contentId = () =>
  uuid('id')
    .primaryKey()
    .references(() => fileNodes.fileId, { onDelete: 'cascade' })
