import { elementOf, pageOf } from '@gebaerdenraum/domain/documents/content-changes'
import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'
import type { Place } from '@gebaerdenraum/domain/documents/kinds/document-kind'
import { ZOOM_FIRST } from '@gebaerdenraum/domain/documents/zoom'

/** What belongs to the one who looks at a document: it is neither saved nor taken back. */
export type DocumentSession = {
  /** As a factor. */
  readonly zoom: number
  readonly selectedIds: readonly string[]
  /** Where what is pasted goes: what had the focus last. */
  readonly target: PastePlace | null
}

export type PastePlace = { readonly pageId: string; readonly place: Place }

export const FIRST_SESSION: DocumentSession = { zoom: ZOOM_FIRST, selectedIds: [], target: null }

/** What is gone is not selected any more. */
export const reconcileSession = (session: DocumentSession, content: DocumentContent): DocumentSession => {
  const { selectedIds, target } = session
  const isEveryThere = selectedIds.every((id) => elementOf(content, id))
  const isTargetThere = target === null || pageOf(content, target.pageId) !== undefined
  if (isEveryThere && isTargetThere) return session
  return {
    ...session,
    selectedIds: selectedIds.filter((id) => elementOf(content, id)),
    target: isTargetThere ? target : null,
  }
}
