import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { Document } from '@gebaerdenraum/domain/documents/documents.contract'
import { gridOfPictures } from '@gebaerdenraum/domain/documents/grid-of-pictures'
import { GRID_TEMPLATES } from '@gebaerdenraum/domain/documents/grid-templates'
import { newDocument } from '@gebaerdenraum/domain/documents/new-document'
import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'
import { newId } from '../api/new-id.ts'

/** A print template as the server has it, of the person who is signed in. Each has an id of its own. */
export const givenDocument = (
  content: DocumentContent = givenContent('own-sign'),
  facts: Partial<Document> = {},
): Document => {
  const _id = newId()
  return {
    ...content,
    _id,
    node: `node-${_id}`,
    author: 'user-1',
    owner: 'user-1',
    ownerType: 'users',
    revision: 1,
    canWrite: true,
    variants: {
      default: EMPTY_PICTURE,
      thumbnail: EMPTY_PICTURE,
      small: EMPTY_PICTURE,
      original: `/pdf/${_id}?signature=1`,
      download: `/pdf/${_id}?download=1`,
    },
    createdAt: '2026-11-21T12:00:00.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
    ...facts,
  }
}

/** A new one of this type, with its first page. */
export const givenContent = (type: DocumentType, name?: string): DocumentContent =>
  newDocument(type, { newElementIds: Array.from({ length: 3 }, newId), newPageIds: [newId()] }, name)

/** Two by two large cards a page with these signs (`givenSign`), one after the other. */
export const givenGrid = (names: readonly string[]): DocumentContent => {
  const images = names.map((name) => ({ service: 'signs', objectId: `sign-${name}`, imageType: 'signBox' }) as const)
  const outcome = gridOfPictures({ template: GRID_TEMPLATES[0]!, images }, newId)
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.content
}

/** Nothing is fetched to show it. */
export const EMPTY_PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"/>'
