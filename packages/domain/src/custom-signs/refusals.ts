import type { Scene } from './scene.ts'

/** Why a command does not apply. */
export type RefusalReason =
  | 'no-such-object'
  | 'not-for-this-type'
  | 'invalid-name'
  | 'empty-text'
  | 'too-many-objects'
  | 'ids-missing'

export type Refusal = { readonly ok: false; readonly reason: RefusalReason }
export type Outcome = { readonly ok: true; readonly scene: Scene } | Refusal

export const done = (scene: Scene): Outcome => ({ ok: true, scene })
export const refuse = (reason: RefusalReason): Refusal => ({ ok: false, reason })

/** For the reasons that somebody can run into at the screen. */
export const REFUSAL_MESSAGES: Readonly<Record<RefusalReason, string>> = {
  'no-such-object': 'Dieses Objekt gibt es nicht mehr.',
  'not-for-this-type': 'Das ist bei dieser Gebärde nicht möglich.',
  'invalid-name': 'Dieser Name ist nicht möglich.',
  'empty-text': 'Bitte gib einen Text ein.',
  'too-many-objects': 'So viele Objekte kann eine Gebärde nicht haben.',
  'ids-missing': 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
}
