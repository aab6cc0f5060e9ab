import type { FileType } from '@gebaerdenraum/domain/files/file-types'
import { and, eq, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { Database } from '../../platform/database/database.ts'
import type { Reach } from '../teams/index.ts'
import { isReachable } from './file-nodes.repository.ts'
import { fileNodes } from './tables/files.ts'

/** Of the ids that clients make: calls with the same one come one after another, until the transaction ends. */
export const lockContentId = async (db: Database, id: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${CONTENT_ID_LOCKS}, hashtext(${id}))`)
}
const CONTENT_ID_LOCKS = 7_421_907

/** Whether any file, of whomever, has this id. */
export const isFileId = async (db: Database, id: string): Promise<boolean> => {
  const rows = await db.select({ id: fileNodes.id }).from(fileNodes).where(eq(fileNodes.fileId, id))
  return rows.length > 0
}

/**
 * Holds a content until the transaction ends, so that changes of it come one after another; false where the caller
 * reaches none. It is the node that is locked, as by whoever renames, moves or deletes it; read the content after that,
 * since a statement that waits for a row sees the others as they were before.
 */
export const lockContent = async (db: Database, reach: Reach, fileType: FileType, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false
  const nodes = await db
    .select({ id: fileNodes.id })
    .from(fileNodes)
    .where(and(eq(fileNodes.fileId, id), eq(fileNodes.fileType, fileType), isReachable(reach)))
    .for('no key update')
  return nodes.length > 0
}
