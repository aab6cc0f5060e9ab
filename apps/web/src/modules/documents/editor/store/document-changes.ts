import type { DocumentContent, StoredContent } from '@gebaerdenraum/domain/documents/document-content'
import { sameValue } from '@gebaerdenraum/editing/same-value'

export type DocumentChanges = Partial<StoredContent & { readonly name: string }>

/** The parts that differ: only they are sent. */
export const changesBetween = (before: DocumentContent, after: DocumentContent): DocumentChanges => ({
  ...(before.name !== after.name && { name: after.name }),
  ...(!sameValue(before.properties, after.properties) && { properties: after.properties }),
  ...(!sameValue(before.pageIds, after.pageIds) && { pageIds: after.pageIds }),
  ...(!sameValue(before.pagesKeyedById, after.pagesKeyedById) && { pagesKeyedById: after.pagesKeyedById }),
  ...(!sameValue(before.elementsKeyedById, after.elementsKeyedById) && { elementsKeyedById: after.elementsKeyedById }),
})
