import type { DocumentType } from '../../files/file-types.ts'
import type { DocumentKind } from './document-kind.ts'
import { gridKind } from './grid-kind.ts'
import { ownSignKind } from './own-sign-kind.ts'
import { targetVocabularyKind } from './target-vocabulary-kind.ts'

/** The registry of kinds: the type is looked at here and nowhere else. */
export const DOCUMENT_KINDS: Readonly<Record<DocumentType, DocumentKind>> = {
  grid: gridKind,
  'own-sign': ownSignKind,
  'target-vocabulary': targetVocabularyKind,
}

export const kindOf = ({ type }: { readonly type: DocumentType }): DocumentKind => DOCUMENT_KINDS[type]
