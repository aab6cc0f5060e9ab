import { withImages } from '@gebaerdenraum/domain/documents/content-images'
import { type StoredContent, storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import type { Database } from '../../database/database.ts'
import type { Reach } from '../files/reach.ts'
import { copyImages, findForeignImages, findShownImages } from '../images/images.repository.ts'
import { contentOf } from './document-content.ts'
import { findContents, findOwnerOfDocument, writeContents } from './documents.repository.ts'

/**
 * Gives documents, all of one owner, that came from another one – copied or moved – their own copies of the uploads they
 * show, so that whoever opens them sees the pictures (decisions, Files). Only of uploads that the caller reaches: naming a picture in a document must not
 * be a way to it.
 */
export const adoptImages = async (
  db: Database,
  reach: Reach,
  documentIds: readonly string[],
  { isNextRevision }: { readonly isNextRevision: boolean },
): Promise<void> => {
  const shown = await findShownImages(db, documentIds)
  const [any] = shown
  const owner = any && (await findOwnerOfDocument(db, any.documentId))
  if (!owner) return
  const foreign = await findForeignImages(db, reach, owner, [...new Set(shown.map(({ imageId }) => imageId))])
  if (foreign.length === 0) return
  const ownIds = await copyImages(db, foreign, owner)
  const affected = shown.filter(({ imageId }) => ownIds.has(imageId)).map(({ documentId }) => documentId)
  const documents = await findContents(db, [...new Set(affected)])
  await writeContents(
    db,
    documents.map((row) => ({ id: row.id, content: withOwnImages(row.type, contentOf(row), ownIds) })),
    isNextRevision,
  )
}

const withOwnImages = (
  type: DocumentType,
  content: StoredContent,
  ownIds: ReadonlyMap<string, string>,
): StoredContent => {
  const changed = withImages({ type, name: '', ...content }, (image) => {
    const objectId = image.service === 'images' ? ownIds.get(image.objectId) : undefined
    return objectId === undefined ? image : { service: 'images', objectId }
  })
  return storedContentOf(changed)
}
