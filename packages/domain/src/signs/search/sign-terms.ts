import { compoundParts } from './compound-parts.ts'
import { foldPlain, foldWide, splitWords } from './fold.ts'
import { stemOf } from './stems.ts'
import { infinitiveStem } from './verb-forms.ts'
import type { Vocabulary, VocabularyBuilder } from './vocabulary.ts'

/** Words as they stand, parts of compounds, stems of both, stems of infinitives: each is asked in its own way. */
export type Vocabularies<V = Vocabulary> = {
  readonly words: V
  readonly parts: V
  readonly stems: V
  readonly verbStems: V
}

/** Ids of the terms under which one text is found; those of its compounds' parts are kept apart, they rank lower. */
export type TextTerms = {
  readonly words: readonly number[]
  readonly stems: readonly number[]
  readonly verbStems: readonly number[]
  readonly parts: readonly number[]
  readonly partStems: readonly number[]
}

/** Texts repeat a thousand times in a catalogue ("Farbe"), so each is taken apart once. */
export const textTermsOf = (
  builders: Vocabularies<VocabularyBuilder>,
  isKnown: (word: string) => boolean,
): ((text: string) => TextTerms) => {
  const stemOfPart = remembered((part) => builders.stems.termId(stemOf(part)))
  return remembered((text) => takeApart(text, builders, isKnown, stemOfPart))
}

/** The words of a text under both foldings, those joined by hyphens also in one piece ("tshirt"). */
export const foldedWords = (text: string): readonly { readonly plain: string; readonly wide: string }[] => {
  const plain = splitWords(foldPlain(text))
  const wide = splitWords(foldWide(text))
  const words = plain.map((word, i) => ({ plain: word, wide: wide[i] ?? word }))
  if (!HYPHEN.test(text)) return words
  const pieces = text.split(/\s+/).filter((piece) => HYPHEN.test(piece))
  return [
    ...words,
    ...pieces.map((piece) => ({
      plain: splitWords(foldPlain(piece)).join(''),
      wide: splitWords(foldWide(piece)).join(''),
    })),
  ]
}

const HYPHEN = /[-‐‑–/]/

const takeApart = (
  text: string,
  builders: Vocabularies<VocabularyBuilder>,
  isKnown: (word: string) => boolean,
  stemOfPart: (part: string) => number,
): TextTerms => {
  const words = new Set<number>()
  const stems = new Set<number>()
  const verbStems = new Set<number>()
  const parts = new Set<number>()
  const partStems = new Set<number>()
  for (const { plain, wide } of foldedWords(text)) {
    if (plain === '') continue
    words.add(builders.words.termId(plain))
    stems.add(builders.stems.termId(stemOf(plain)))
    const verbStem = infinitiveStem(plain)
    if (verbStem !== undefined) verbStems.add(builders.verbStems.termId(verbStem))
    for (const part of compoundParts(plain, isKnown)) {
      parts.add(builders.parts.termId(part))
      partStems.add(stemOfPart(part))
    }
    if (wide === plain) continue
    words.add(builders.words.termId(wide))
    stems.add(builders.stems.termId(stemOf(wide)))
    for (const part of compoundParts(wide, isKnown)) parts.add(builders.parts.termId(part))
  }
  return {
    words: [...words],
    stems: [...stems],
    verbStems: [...verbStems],
    parts: [...parts],
    partStems: [...partStems],
  }
}

const remembered = <T>(compute: (text: string) => T): ((text: string) => T) => {
  const cache = new Map<string, T>()
  return (text) => {
    let value = cache.get(text)
    if (value === undefined) {
      value = compute(text)
      cache.set(text, value)
    }
    return value
  }
}
