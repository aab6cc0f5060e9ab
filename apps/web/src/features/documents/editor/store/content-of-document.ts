import type { DocumentContent, StoredContent } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { sameValue } from '@gebaerdenraum/editing/same-value'

/** What is edited of a document that the server has told of. */
export const contentOfDocument = ({
  type,
  name,
  properties,
  pageIds,
  pagesKeyedById,
  elementsKeyedById,
}: Document): DocumentContent => ({ type, name, properties, pageIds, pagesKeyedById, elementsKeyedById })

export type ContentChanges = Partial<StoredContent & { readonly name: string }>

/** The parts that differ; null where nothing does. */
export const changesBetween = (before: DocumentContent, after: DocumentContent): ContentChanges | null => {
  const changes: ContentChanges = {
    ...(before.name !== after.name && { name: after.name }),
    ...(!sameValue(before.properties, after.properties) && { properties: after.properties }),
    ...(!sameValue(before.pageIds, after.pageIds) && { pageIds: after.pageIds }),
    ...(!sameValue(before.pagesKeyedById, after.pagesKeyedById) && { pagesKeyedById: after.pagesKeyedById }),
    ...(!sameValue(before.elementsKeyedById, after.elementsKeyedById) && {
      elementsKeyedById: after.elementsKeyedById,
    }),
  }
  return Object.keys(changes).length === 0 ? null : changes
}

export const isSameContent = (one: DocumentContent, other: DocumentContent): boolean =>
  changesBetween(one, other) === null

/** Somebody else renamed it, or moved it, and changed nothing else. */
export const isSamePages = (one: DocumentContent, other: DocumentContent): boolean =>
  isSameContent(one, { ...other, name: one.name })
