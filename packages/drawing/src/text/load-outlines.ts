import { printedText } from '@gebaerdenraum/domain/kernel/printed-form'
import { type LetterPart, letterPart, type OtherPart } from './letter-parts.ts'
import { hasOutlines, storeOutlines } from './outlines.ts'
import type { Outlines, Weight } from './type-face.ts'

/** The files that a text in this weight still lacks, in the browser. */
export const missingParts = (text: string, weight: Weight): readonly OtherPart[] => {
  const parts = new Set([...printedText(text)].map(letterPart))
  return [...parts].filter(isOther).filter((part) => !hasOutlines(weight, part))
}

/** Rejects where the file does not come. It may be asked for again: a module that failed would not be loaded again. */
export const loadOutlines = async (weight: Weight, part: OtherPart): Promise<void> => {
  const response = await fetch(FILES[weight][part])
  if (!response.ok) throw new Error(`The outlines did not come (${response.status})`)
  storeOutlines(weight, part, (await response.json()) as Outlines)
}

const isOther = (part: LetterPart): part is OtherPart => part !== 'basic'

/** Written out, so that the build finds the files. */
const FILES: Readonly<Record<Weight, Readonly<Record<OtherPart, URL>>>> = {
  regular: {
    latin: new URL('../generated/letters-400-latin.json', import.meta.url),
    cyrillic: new URL('../generated/letters-400-cyrillic.json', import.meta.url),
    symbols: new URL('../generated/letters-400-symbols.json', import.meta.url),
  },
  bold: {
    latin: new URL('../generated/letters-700-latin.json', import.meta.url),
    cyrillic: new URL('../generated/letters-700-cyrillic.json', import.meta.url),
    symbols: new URL('../generated/letters-700-symbols.json', import.meta.url),
  },
}
