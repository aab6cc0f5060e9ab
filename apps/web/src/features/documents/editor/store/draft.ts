import type { DocumentContent } from '@gebaerdenraum/domain/documents/document-content'

/** What somebody has edited and the server does not have yet. */
export type Draft = {
  /** Null as long as the document does not exist on the server. */
  readonly documentId: string | null
  /** What the edits were made on. */
  readonly revision: number | null
  readonly content: DocumentContent
}
