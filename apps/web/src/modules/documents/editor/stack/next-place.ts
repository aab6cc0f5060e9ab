import { pageOf } from '@gebaerdenraum/domain/documents/content-changes'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import { kindOf } from '@gebaerdenraum/domain/documents/kinds/document-kinds'
import { plainLayout } from '@gebaerdenraum/domain/documents/layout/box'
import { layoutPage } from '@gebaerdenraum/domain/documents/layout/layout-page'
import { reduceDocument } from '@gebaerdenraum/domain/documents/reduce'
import { type Area, bottomEdge, rightEdge } from '@gebaerdenraum/domain/kernel/page-geometry'

/**
 * Where one more element would go: `inside` for a free area, `between` if the others move for it.
 * Null: the page is full.
 */
export type NextPlace = { readonly kind: 'inside'; readonly area: Area } | { readonly kind: 'between' }

export const nextPlace = (content: DocumentContent, pageId: string): NextPlace | null => {
  const page = pageOf(content, pageId)
  if (!page || kindOf(content).newElement(NEW) === null) return null
  const added = reduceDocument(content, {
    type: 'add-element',
    pageId,
    index: null,
    newElementIds: [NEW],
    newPageIds: [],
  })
  if (added === content) return null
  const before = framesOf(content, pageId)
  const area = framesOf(added, pageId).at(-1)
  return area && before.every((frame) => !overlap(frame, area)) ? { kind: 'inside', area } : { kind: 'between' }
}

const NEW = 'next-element'

const framesOf = (content: DocumentContent, pageId: string): readonly Area[] =>
  (layoutPage(content, pageId, plainLayout(''))?.boxes ?? []).flatMap((box) => (box.kind === 'frame' ? box.area : []))

const overlap = (one: Area, other: Area): boolean =>
  one.x < rightEdge(other) && other.x < rightEdge(one) && one.y < bottomEdge(other) && other.y < bottomEdge(one)
