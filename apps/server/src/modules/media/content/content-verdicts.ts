export type ContentKind = 'picture' | 'film'

/** Why a file may not be kept. */
export type ContentReason =
  | 'script'
  | 'external-reference'
  | 'embedded-content'
  | 'doctype'
  | 'unreadable'
  | 'too-complex'
  | 'no-size'
  | 'nothing-visible'
  | 'empty'
  | 'too-large'
  | 'svg-too-large'
  | 'too-many-pixels'
  | 'too-long'
  | 'too-costly'
  | 'unknown-type'
  | 'wrong-kind'

/** What the inspection of one kind of content says. `found` names what it stumbled over. */
export type Inspected =
  | { readonly ok: true; readonly width: number; readonly height: number }
  | { readonly ok: false; readonly reason: ContentReason; readonly found?: string }
