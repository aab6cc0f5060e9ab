import type { UserCaller } from '@gebaerdenraum/domain/accounts/access/caller'
import { type StoredContent, storedContentOf } from '@gebaerdenraum/domain/documents/document-content'
import { forbiddenChanges } from '@gebaerdenraum/domain/documents/document-permissions'
import { DOCUMENT_KINDS } from '@gebaerdenraum/domain/documents/kinds/document-kinds'
import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import { readStoredContent, STORED_CONTENT_SCHEMAS } from '@gebaerdenraum/domain/documents/stored-document'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { v7 } from 'uuid'
import { documentOfLaterVersion, propertyForbidden } from './document-errors.ts'
import type { DocumentRow } from './documents.repository.ts'

/** What is stored, in the form of today. */
export const contentOf = ({ id, type, content, modelVersion }: Stored): StoredContent => {
  const read = readStoredContent(type, content, modelVersion)
  if (read.ok) return read.content
  if (read.reason === 'unknown-version') throw documentOfLaterVersion()
  if (isWithoutPages(content)) return firstContent(type, (index) => `first-${index}`)
  throw new Error(`The content of document ${id} is damaged: ${read.problems.slice(0, 3).join('; ')}`)
}

type Stored = Pick<DocumentRow, 'id' | 'type' | 'content' | 'modelVersion'>

/** Made before documents could be edited: it has its first page from its first opening on, under the same ids each time. */
const isWithoutPages = (content: unknown): boolean => {
  const { pageIds } = content as { readonly pageIds?: unknown }
  return Array.isArray(pageIds) && pageIds.length === 0
}

export const newContent = (type: DocumentType): StoredContent => firstContent(type, () => v7())

const firstContent = (type: DocumentType, newId: (index: number) => string): StoredContent => {
  const newElementIds = Array.from({ length: DOCUMENT_KINDS[type].firstElements }, (_, index) => newId(index + 1))
  return storedContentOf(newDocument(type, { newElementIds, newPageIds: [newId(0)] }))
}

type Given = { readonly [Part in keyof StoredContent]?: StoredContent[Part] | undefined }

/** The content with these parts replaced; a 400 when that makes no sound document of this type. */
export const contentWith = (type: DocumentType, before: StoredContent, given: Given): StoredContent =>
  STORED_CONTENT_SCHEMAS[type].parse({
    properties: given.properties ?? before.properties,
    pageIds: given.pageIds ?? before.pageIds,
    pagesKeyedById: given.pagesKeyedById ?? before.pagesKeyedById,
    elementsKeyedById: given.elementsKeyedById ?? before.elementsKeyedById,
  })

/** Specification 2, section 6. */
export const assertMayChange = (
  type: DocumentType,
  before: StoredContent,
  after: StoredContent,
  caller: UserCaller,
): void => {
  const [property] = forbiddenChanges(type, before.properties, after.properties, caller)
  if (property) throw propertyForbidden(property)
}
