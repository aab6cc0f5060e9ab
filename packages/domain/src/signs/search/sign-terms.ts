import { compoundParts } from './compound-parts.ts'
import { foldPlain, foldWide, splitWords } from './fold.ts'
import { stemOf } from './stems.ts'
import { infinitiveStem } from './verb-forms.ts'
import type { Vocabulary, VocabularyBuilder } from './vocabulary.ts'

/** Words as they stand, stems of any word, and stems of infinitives: three vocabularies asked in different ways. */
export type Vocabularies<V = Vocabulary> = { readonly words: V; readonly stems: V; readonly verbStems: V }

/** Ids of the terms under which one text is found, by vocabulary; parts are kept apart because they rank lower. */
export type TextTerms = {
  readonly whole: Readonly<Record<keyof Vocabularies, readonly number[]>>
  readonly parts: Readonly<Record<keyof Vocabularies, readonly number[]>>
}

/** Texts repeat a thousand times in a catalogue ("Farbe"), so each is taken apart once. */
export const textTermsOf = (
  builders: Vocabularies<VocabularyBuilder>,
  isKnown: (word: string) => boolean,
): ((text: string) => TextTerms) => {
  const cache = new Map<string, TextTerms>()
  return (text) => {
    const known = cache.get(text)
    if (known) return known
    const terms = takeApart(text, builders, isKnown)
    cache.set(text, terms)
    return terms
  }
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
  { words, stems, verbStems }: Vocabularies<VocabularyBuilder>,
  isKnown: (word: string) => boolean,
): TextTerms => {
  const whole = { words: new Set<number>(), stems: new Set<number>(), verbStems: new Set<number>() }
  const parts = { words: new Set<number>(), stems: new Set<number>(), verbStems: new Set<number>() }
  for (const { plain, wide } of foldedWords(text)) {
    if (plain === '') continue
    whole.words.add(words.termId(plain)).add(words.termId(wide))
    whole.stems.add(stems.termId(stemOf(plain))).add(stems.termId(stemOf(wide)))
    const verbStem = infinitiveStem(plain)
    if (verbStem !== undefined) whole.verbStems.add(verbStems.termId(verbStem))
    for (const part of compoundParts(plain, isKnown)) {
      parts.words.add(words.termId(part))
      parts.stems.add(stems.termId(stemOf(part)))
    }
    if (wide !== plain) for (const part of compoundParts(wide, isKnown)) parts.words.add(words.termId(part))
  }
  return { whole: asLists(whole), parts: asLists(parts) }
}

const asLists = (sets: Readonly<Record<keyof Vocabularies, ReadonlySet<number>>>): TextTerms['whole'] => ({
  words: [...sets.words],
  stems: [...sets.stems],
  verbStems: [...sets.verbStems],
})
