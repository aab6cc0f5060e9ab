import type { DocumentContent } from './document-content.ts'

/** Why a command does not apply. */
export type RefusalReason =
  | 'no-such-page'
  | 'no-such-element'
  | 'no-such-cell'
  | 'not-for-this-type'
  | 'invalid-name'
  | 'last-page'
  | 'page-full'
  | 'too-many-pages'
  | 'too-many-elements'
  | 'grid-does-not-fit'
  | 'ids-missing'

export type Refusal = { readonly ok: false; readonly reason: RefusalReason }
export type Outcome = { readonly ok: true; readonly content: DocumentContent } | Refusal

export const done = (content: DocumentContent): Outcome => ({ ok: true, content })
export const refuse = (reason: RefusalReason): Refusal => ({ ok: false, reason })

/** For the reasons that somebody can run into at the screen. */
export const REFUSAL_MESSAGES: Readonly<Record<RefusalReason, string>> = {
  'no-such-page': 'Diese Seite gibt es nicht mehr.',
  'no-such-element': 'Dieses Element gibt es nicht mehr.',
  'no-such-cell': 'Dieses Feld gibt es im Raster nicht.',
  'not-for-this-type': 'Das ist in dieser Druckvorlage nicht möglich.',
  'invalid-name': 'Dieser Name ist nicht möglich.',
  'last-page': 'Eine Druckvorlage hat mindestens eine Seite.',
  'page-full': 'Auf dieser Seite ist kein Platz mehr. Bitte füge eine neue Seite hinzu.',
  'too-many-pages': 'So viele Seiten kann eine Druckvorlage nicht haben. Bitte lege eine weitere an.',
  'too-many-elements': 'So viele Elemente kann eine Druckvorlage nicht haben. Bitte lege eine weitere an.',
  'grid-does-not-fit': 'Dieses Raster passt nicht auf die Seite.',
  'ids-missing': 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
}
