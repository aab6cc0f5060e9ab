import { WORD_CLASS_IDS, WORD_CLASSES, type WordClass } from '../catalogue/word-classes.ts'
import { compareGerman } from '../kernel/german-order.ts'

/** The frames of a card to choose from, sorted by title (specification 2, section 2). */
export const CARD_STYLES: readonly WordClass[] = WORD_CLASS_IDS.map((id) => WORD_CLASSES[id]).toSorted((one, other) =>
  compareGerman(one.title, other.title),
)
