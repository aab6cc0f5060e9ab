import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { DOCUMENT_TYPES } from '@gebaerdenraum/domain/files/file-types'

/** What is edited of a document that the server has told of. */
export const contentOf = ({
  type,
  name,
  properties,
  pageIds,
  pagesKeyedById,
  elementsKeyedById,
}: Document): DocumentContent => ({ type, name, properties, pageIds, pagesKeyedById, elementsKeyedById })

/**
 * Whether this was a document when it was kept in this browser. The server looks at it more closely than this when it is
 * saved.
 */
export const isContent = (value: unknown): value is DocumentContent => {
  if (typeof value !== 'object' || value === null) return false
  const { type, name, properties, pageIds, pagesKeyedById, elementsKeyedById }: Record<string, unknown> = { ...value }
  const parts = [properties, pagesKeyedById, elementsKeyedById]
  return (
    DOCUMENT_TYPES.some((known) => known === type) &&
    typeof name === 'string' &&
    Array.isArray(pageIds) &&
    parts.every((part) => typeof part === 'object' && part !== null)
  )
}
