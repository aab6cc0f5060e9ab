import type { DocumentType } from '../files/file-types.ts'
import type { NewIds } from './commands.ts'
import type { DocumentContent } from './document-content.ts'
import { DOCUMENT_FACTS } from './kinds/document-facts.ts'
import { DOCUMENT_KINDS } from './kinds/document-kinds.ts'
import { reduceDocument } from './reduce.ts'

/** A new document with its first page (specification 2, section 4). Needs one page id and up to `firstElements` more. */
export const newDocument = (type: DocumentType, ids: NewIds, name = DOCUMENT_FACTS[type].newName): DocumentContent => {
  const empty: DocumentContent = {
    type,
    name,
    properties: DOCUMENT_KINDS[type].newProperties,
    pageIds: [],
    pagesKeyedById: {},
    elementsKeyedById: {},
  }
  return reduceDocument(empty, { type: 'add-page', afterPageId: null, ...ids })
}
