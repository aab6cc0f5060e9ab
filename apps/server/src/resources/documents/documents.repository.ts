import { DOCUMENT_MODEL_VERSION, type DocumentContent } from '@gebaerdenraum/domain/documents/empty-document'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { documents, fileNodes } from '../../database/tables/index.ts'
import type { FilePair } from '../files/file-kind.ts'
import { isOneOf, isReachable, nodeColumns } from '../files/file-nodes.repository.ts'
import type { Reach } from '../files/reach.ts'

type NewDocument = { readonly id: string; readonly type: DocumentType; readonly content: DocumentContent }

export const insertDocument = async (db: Database, document: NewDocument): Promise<void> => {
  await db.insert(documents).values({ ...document, modelVersion: DOCUMENT_MODEL_VERSION })
}

/** A document with its node, within the caller's reach. */
export const findDocument = async (db: Database, reach: Reach, id: string) => {
  const [row] = await db
    .select({ type: documents.type, revision: documents.revision, node: nodeColumns })
    .from(documents)
    .innerJoin(fileNodes, eq(fileNodes.fileId, documents.id))
    .where(and(eq(documents.id, id), isReachable(reach)))
  return row
}

export const findDocumentFacts = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: documents.id,
      type: documents.type,
      pageCount: sql<number>`jsonb_array_length(${documents.content} -> 'pageIds')`,
    })
    .from(documents)
    .where(isOneOf(documents.id, ids))

/** Copies begin with revision 1. */
export const copyDocuments = async (db: Database, pairs: readonly FilePair[]): Promise<void> => {
  const from = sql.param(pairs.map((pair) => pair.from))
  const to = sql.param(pairs.map((pair) => pair.to))
  await db.execute(sql`insert into documents (id, type, model_version, content)
    select pairs.copy, type, model_version, content
    from unnest(${from}::uuid[], ${to}::uuid[]) as pairs(original, copy) join documents on id = pairs.original`)
}

/** A user's own print templates whole, for the export of his data. */
export const findAllDocuments = (db: Database, userId: string) =>
  db
    .select({ id: documents.id, name: fileNodes.name, type: documents.type, content: documents.content })
    .from(documents)
    .innerJoin(fileNodes, eq(fileNodes.fileId, documents.id))
    .where(eq(fileNodes.userId, userId))
    .orderBy(documents.id)
