import type { StoredContent } from '@gebaerdenraum/domain/documents/document-content'
import { DOCUMENT_MODEL_VERSION } from '@gebaerdenraum/domain/documents/migrations'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { and, eq, sql } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { isOneOf } from '../../platform/database/conditions.ts'
import type { Database } from '../../platform/database/database.ts'
import { namesCustomSign, type ShowsCustomSigns } from '../custom-signs/index.ts'
import { type FilePair, fileNodes, isReachable, lockContent, nodeColumns } from '../files/index.ts'
import { type FindImagePlaces, type ImagesHeld, shownImageIds, showsImage } from '../images/index.ts'
import type { Reach } from '../teams/index.ts'
import { documents } from './tables/documents.ts'

type NewDocument = { readonly id: string; readonly type: DocumentType; readonly content: StoredContent }

/** `ImagesHeld`: what is shown was checked and locked by `holdImages`. */
export const insertDocument = async (db: Database, document: NewDocument, _held: ImagesHeld): Promise<void> => {
  await db.insert(documents).values({ ...document, modelVersion: DOCUMENT_MODEL_VERSION })
}

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof findDocument>>>

/** A document with its node, within the caller's reach. */
export const findDocument = async (db: Database, reach: Reach, id: string) => {
  if (!isUuid(id)) return undefined
  const [row] = await db
    .select({
      id: documents.id,
      type: documents.type,
      revision: documents.revision,
      modelVersion: documents.modelVersion,
      content: documents.content,
      node: nodeColumns,
    })
    .from(documents)
    .innerJoin(fileNodes, eq(fileNodes.fileId, documents.id))
    .where(and(eq(documents.id, id), isReachable(reach)))
  return row
}

/** Of these documents those within the caller's reach, without what stands on them. */
export const findDocumentHeads = async (db: Database, reach: Reach, ids: readonly string[]) => {
  const known = ids.filter((id) => isUuid(id))
  if (known.length === 0) return []
  return db
    .select({ id: documents.id, type: documents.type, revision: documents.revision, node: nodeColumns })
    .from(documents)
    .innerJoin(fileNodes, eq(fileNodes.fileId, documents.id))
    .where(and(isOneOf(documents.id, known), isReachable(reach)))
}

/** The same, held until the transaction ends. */
export const lockDocument = async (db: Database, reach: Reach, id: string): Promise<DocumentRow | undefined> =>
  (await lockContent(db, reach, 'documents', id)) ? findDocument(db, reach, id) : undefined

/** Keeps a changed content of a document that is locked, as its next revision. */
export const writeDocument = async (
  db: Database,
  id: string,
  content: StoredContent,
  _held: ImagesHeld,
): Promise<void> => {
  await db
    .update(documents)
    .set({ content, modelVersion: DOCUMENT_MODEL_VERSION, revision: sql`${documents.revision} + 1` })
    .where(eq(documents.id, id))
}

export const findDocumentFacts = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: documents.id,
      type: documents.type,
      revision: documents.revision,
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

export const findContents = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: documents.id,
      type: documents.type,
      modelVersion: documents.modelVersion,
      content: documents.content,
    })
    .from(documents)
    .where(isOneOf(documents.id, ids))

/** Replaces contents in one statement; as their next revision, unless nobody can have opened them yet. */
export const writeContents = async (
  db: Database,
  rows: readonly { readonly id: string; readonly content: StoredContent }[],
  isNextRevision: boolean,
): Promise<void> => {
  const ids = sql.param(rows.map(({ id }) => id))
  const contents = sql.param(rows.map(({ content }) => JSON.stringify(content)))
  await db.execute(sql`update documents set content = changed.content::jsonb, model_version = ${DOCUMENT_MODEL_VERSION},
      revision = revision + ${isNextRevision ? 1 : 0}::int
    from unnest(${ids}::uuid[], ${contents}::text[]) as changed(id, content) where documents.id = changed.id`)
}

/** Which uploads these documents show. */
export const findImagesInDocuments = (db: Database, ids: readonly string[]) =>
  db
    .selectDistinct({ fileId: documents.id, imageId: shownImageIds(documents.content) })
    .from(documents)
    .where(isOneOf(documents.id, ids))

/** Those within reach that show this image. */
export const findDocumentsShowing: FindImagePlaces = (db, reach, imageId) =>
  db
    .select({
      service: sql<'documents'>`'documents'`,
      _id: documents.id,
      node: fileNodes.id,
      name: fileNodes.name,
    })
    .from(fileNodes)
    .innerJoin(documents, eq(documents.id, fileNodes.fileId))
    .where(and(isReachable(reach), showsImage(documents.content, imageId)))

export const documentShowsCustomSigns: ShowsCustomSigns = (ids) =>
  namesCustomSign(sql`(select ${documents.content} from ${documents} where ${documents.id} = ${fileNodes.fileId})`, ids)

/** A user's own print templates whole, for the export of his data. */
export const findAllDocuments = (db: Database, userId: string) =>
  db
    .select({ id: documents.id, name: fileNodes.name, type: documents.type, content: documents.content })
    .from(documents)
    .innerJoin(fileNodes, eq(fileNodes.fileId, documents.id))
    .where(eq(fileNodes.userId, userId))
    .orderBy(documents.id)
