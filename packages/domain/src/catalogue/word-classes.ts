/**
 * Word classes (parts of speech) and their colours after the modified Fitzgerald key that special-education teachers
 * know (`interface.md`). One palette for tags, cards and print frames; `frame` is drawn, `tint` lies behind, `ink` is
 * text on `tint` (contrast at least 4.5 : 1). `strokeWidth` is the frame of a print card in card units.
 */
export type WordClass = {
  readonly id: WordClassId
  readonly title: string
  readonly frame: string
  readonly tint: string
  readonly ink: string
  readonly strokeWidth: number
}

const FRAME = 16
const THIN_FRAME = 3

export const WORD_CLASS_IDS = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'article',
  'numeral',
  'preposition',
  'conjunction',
  'phrase',
  'other',
] as const
export type WordClassId = (typeof WORD_CLASS_IDS)[number]

const wordClass = (
  id: WordClassId,
  title: string,
  [frame, tint, ink]: readonly [string, string, string],
  strokeWidth = FRAME,
): WordClass => ({ id, title, frame, tint, ink, strokeWidth })

export const WORD_CLASSES: Readonly<Record<WordClassId, WordClass>> = {
  noun: wordClass('noun', 'Nomen', ['#f28c28', '#fdebd7', '#7a3d00']),
  verb: wordClass('verb', 'Verb', ['#3a9d4a', '#e0f3e3', '#17552a']),
  adjective: wordClass('adjective', 'Adjektiv', ['#2f7fd0', '#dfecfa', '#123f75']),
  adverb: wordClass('adverb', 'Adverb', ['#8a5a34', '#f1e6dc', '#573417']),
  pronoun: wordClass('pronoun', 'Pronomen', ['#e8c21a', '#fdf6d3', '#5f4c00']),
  article: wordClass('article', 'Artikel', ['#8c9196', '#eceeef', '#43484d']),
  numeral: wordClass('numeral', 'Zahlwort', ['#8c9196', '#eceeef', '#43484d']),
  preposition: wordClass('preposition', 'Präposition', ['#e271a8', '#fce4ef', '#82204f']),
  conjunction: wordClass('conjunction', 'Konjunktion', ['#c9ced3', '#ffffff', '#43484d']),
  phrase: wordClass('phrase', 'Phrase', ['#43484d', '#ffffff', '#2b2f33'], THIN_FRAME),
  other: wordClass('other', 'Sonstiges', ['#43484d', '#ffffff', '#2b2f33'], THIN_FRAME),
}
