import { printedText } from '@gebaerdenraum/domain/kernel/printed-form'
import { type LetterPart, letterPart, type OtherPart } from './letter-parts.ts'
import { hasOutlines, keepOutlines } from './outlines.ts'
import type { Outlines, Weight } from './type-face.ts'

/** The files that a text in this weight still lacks, in the browser. */
export const missingParts = (text: string, weight: Weight): readonly OtherPart[] => {
  const parts = new Set([...printedText(text)].map(letterPart))
  return [...parts].filter(isOther).filter((part) => !hasOutlines(weight, part))
}

export const loadOutlines = async (weight: Weight, part: OtherPart): Promise<void> => {
  const { default: outlines } = await FILES[weight][part]()
  keepOutlines(weight, part, outlines)
}

const isOther = (part: LetterPart): part is OtherPart => part !== 'basic'

type Load = () => Promise<{ readonly default: Outlines }>

/** Written out, so that the build finds the files. */
const FILES: Readonly<Record<Weight, Readonly<Record<OtherPart, Load>>>> = {
  regular: {
    latin: () => import('../generated/letters-400-latin.json', { with: { type: 'json' } }),
    cyrillic: () => import('../generated/letters-400-cyrillic.json', { with: { type: 'json' } }),
    symbols: () => import('../generated/letters-400-symbols.json', { with: { type: 'json' } }),
  },
  bold: {
    latin: () => import('../generated/letters-700-latin.json', { with: { type: 'json' } }),
    cyrillic: () => import('../generated/letters-700-cyrillic.json', { with: { type: 'json' } }),
    symbols: () => import('../generated/letters-700-symbols.json', { with: { type: 'json' } }),
  },
}
