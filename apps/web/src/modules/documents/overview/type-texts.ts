import type { DocumentType } from '@gebaerdenraum/domain/files/file-types'

/** What each type is good for, in the order of the picker. */
export const TYPE_TEXTS: readonly { readonly type: DocumentType; readonly text: string }[] = [
  { type: 'grid', text: 'Viele Gebärden auf einem Blatt: Karten zum Ausschneiden, Spiele, Übersichten.' },
  { type: 'own-sign', text: 'Eigene Gebärden neben denen der Sammlung zeigen, mit Name und Beschreibung.' },
  { type: 'target-vocabulary', text: 'Festhalten, welche Wörter schon verstanden und welche benutzt werden.' },
]
