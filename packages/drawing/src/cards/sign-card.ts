import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import type { Drawing } from '../svg/drawing.ts'

/** What stands on a card. `drawing` is the sign, `symbol` a pictogram of its meaning. */
export type SignCard = {
  readonly title: string
  readonly wordClass: WordClassId
  readonly drawing: Drawing
  readonly symbol?: Drawing | undefined
  /** Its word is left out, so that it can be asked for. */
  readonly isWithoutText?: boolean
}

/** What a picture without words says of itself: its title would tell the word. */
export const WORDLESS_TITLE = 'Gebärde'
