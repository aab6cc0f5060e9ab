/**
 * In which file the outline of a character is. The letters of German and its neighbours come with the drawings; the
 * others are loaded once a text has one of them (outlines.ts): all together they would be six times as much.
 */
export type LetterPart = 'basic' | OtherPart
export type OtherPart = (typeof OTHER_PARTS)[number]
export const OTHER_PARTS = ['latin', 'cyrillic', 'symbols'] as const

export const letterPart = (character: string): LetterPart => {
  const point = character.codePointAt(0) ?? 0
  const range = PARTS.find(({ first, last }) => point >= first && point <= last)
  return range?.part ?? 'symbols'
}

type PartRange = { readonly first: number; readonly last: number; readonly part: LetterPart }

const PARTS: readonly PartRange[] = [
  { first: 0x20, last: 0x17f, part: 'basic' },
  // Romanian Ș and Ț.
  { first: 0x218, last: 0x21b, part: 'basic' },
  { first: 0x1e9e, last: 0x1e9e, part: 'basic' },
  { first: 0x2b9, last: 0x2dd, part: 'basic' },
  { first: 0x300, last: 0x36f, part: 'basic' },
  { first: 0x2000, last: 0x206f, part: 'basic' },
  { first: 0x20ac, last: 0x20ac, part: 'basic' },
  { first: 0x2100, last: 0x22ff, part: 'basic' },
  // Letters of Africa, Vietnam and Wales among others.
  { first: 0x180, last: 0x24f, part: 'latin' },
  { first: 0x1e00, last: 0x1eff, part: 'latin' },
  { first: 0x400, last: 0x52f, part: 'cyrillic' },
]
