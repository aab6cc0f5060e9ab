import type { CustomSignType, DocumentType, FileType } from '@gebaerdenraum/domain/files/file-types'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { isOlder } from '../../platform/database/is-older.ts'
import type { Reach } from '../teams/index.ts'
import { type FileNodeRow, isReachable, nodeColumns } from './file-nodes.repository.ts'
import { fileNodes } from './tables/files.ts'

export type ContentType =
  | { readonly fileType: 'lists' }
  | { readonly fileType: 'documents'; readonly documentType: DocumentType }
  | { readonly fileType: 'custom-signs'; readonly customSignType: CustomSignType }

/** Links a node that has no content yet to one; undefined where there is none that fits. Of two at once one wins. */
export const claimUnlinkedNode = async (
  db: Database,
  reach: Reach,
  id: string,
  fileId: string,
  content: ContentType,
): Promise<FileNodeRow | undefined> => {
  const { documentType, customSignType } = detailColumnsOf(content)
  const [row] = await db
    .update(fileNodes)
    .set({ fileId, documentType, customSignType, updatedAt: sql`now()` })
    .where(
      and(
        eq(fileNodes.id, id),
        eq(fileNodes.fileType, content.fileType),
        isNull(fileNodes.fileId),
        documentType ? or(isNull(fileNodes.documentType), eq(fileNodes.documentType, documentType)) : undefined,
        customSignType ? or(isNull(fileNodes.customSignType), eq(fileNodes.customSignType, customSignType)) : undefined,
        isReachable(reach),
      ),
    )
    .returning(nodeColumns)
  return row
}

export const detailColumnsOf = (content: ContentType) => ({
  documentType: content.fileType === 'documents' ? content.documentType : null,
  customSignType: content.fileType === 'custom-signs' ? content.customSignType : null,
})

/** As the columns have it: exactly one of the two is set. */
export const findOwnerOfFile = async (db: Database, fileId: string) => {
  const [row] = await db
    .select({ userId: fileNodes.userId, teamId: fileNodes.teamId })
    .from(fileNodes)
    .where(eq(fileNodes.fileId, fileId))
  return row
}

/** Notes that the content changed; undefined where the caller does not reach it. Locks the node until the end. */
export const touchNodeOfFile = async (
  db: Database,
  reach: Reach,
  fileType: FileType,
  fileId: string,
): Promise<FileNodeRow | undefined> => {
  const [row] = await db
    .update(fileNodes)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(fileNodes.fileId, fileId), eq(fileNodes.fileType, fileType), isReachable(reach)))
    .returning(nodeColumns)
  return row
}

/** Files that have been without a content for longer than this. Returns how many there were. */
export const deleteUnlinkedNodes = async (db: Database, ageMs: number): Promise<number> => {
  const isUnlinked = and(eq(fileNodes.nodeType, 'file'), isNull(fileNodes.fileId), isOlder(fileNodes.createdAt, ageMs))
  return (await db.delete(fileNodes).where(isUnlinked).returning({ id: fileNodes.id })).length
}
