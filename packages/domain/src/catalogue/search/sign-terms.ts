import { cutCompound } from './compound-parts.ts'
import { type FoldedWord, foldedWords, wideTail } from './fold.ts'
import type { Lexicon } from './lexicon.ts'
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
  /** Words that had umlauts, without their dots: "plätzchen" as "platzchen". */
  readonly bareWords: readonly number[]
  readonly stems: readonly number[]
  readonly verbStems: readonly number[]
  readonly sureHeads: PartTerms
  readonly likelyHeads: PartTerms
  readonly weakParts: PartTerms
  /** Stems only: a modifier as it stands is the beginning of the word. */
  readonly modifierStems: readonly number[]
}

export type PartTerms = { readonly parts: readonly number[]; readonly stems: readonly number[] }

/** Texts repeat a thousand times in a catalogue ("Farbe"), so each is taken apart once. */
export const textTermsOf = (
  builders: Vocabularies<VocabularyBuilder>,
  lexicon: Lexicon,
): ((text: string) => TextTerms) => {
  const stemTerm = remembered((word) => builders.stems.termId(stemOf(word)))
  return remembered((text) => takeApart(text, builders, lexicon, stemTerm))
}

const takeApart = (
  text: string,
  builders: Vocabularies<VocabularyBuilder>,
  lexicon: Lexicon,
  stemTerm: (word: string) => number,
): TextTerms => {
  const sets = termSets()
  for (const word of foldedWords(text)) {
    if (word.plain === '') continue
    addWordTerms(sets, word, builders, stemTerm)
    addPartTerms(sets, word, builders, lexicon, stemTerm)
  }
  return {
    words: [...sets.words],
    bareWords: [...sets.bareWords],
    stems: [...sets.stems],
    verbStems: [...sets.verbStems],
    sureHeads: listed(sets.sureHeads),
    likelyHeads: listed(sets.likelyHeads),
    weakParts: listed(sets.weakParts),
    modifierStems: [...sets.modifierStems],
  }
}

const termSets = () => ({
  words: new Set<number>(),
  bareWords: new Set<number>(),
  stems: new Set<number>(),
  verbStems: new Set<number>(),
  modifierStems: new Set<number>(),
  sureHeads: partSets(),
  likelyHeads: partSets(),
  weakParts: partSets(),
})

const addWordTerms = (
  sets: ReturnType<typeof termSets>,
  { plain, wide }: FoldedWord,
  builders: Vocabularies<VocabularyBuilder>,
  stemTerm: (word: string) => number,
): void => {
  const hasUmlaut = wide !== plain
  ;(hasUmlaut ? sets.bareWords : sets.words).add(builders.words.termId(plain))
  sets.stems.add(stemTerm(plain))
  const verbStem = infinitiveStem(plain)
  if (verbStem !== undefined) sets.verbStems.add(builders.verbStems.termId(verbStem))
  if (!hasUmlaut) return
  sets.words.add(builders.words.termId(wide))
  sets.stems.add(stemTerm(wide))
}

const addPartTerms = (
  sets: ReturnType<typeof termSets>,
  { plain, wide, isNoun }: FoldedWord,
  builders: Vocabularies<VocabularyBuilder>,
  lexicon: Lexicon,
  stemTerm: (word: string) => number,
): void => {
  const hasUmlaut = wide !== plain
  const cuts = cutCompound(plain, isNoun, hasUmlaut ? lexicon.bare : lexicon.spelled)
  for (const modifier of cuts.modifiers) sets.modifierStems.add(stemTerm(modifier))
  for (const kind of PART_KINDS) {
    for (const part of cuts[kind]) {
      sets[kind].parts.add(builders.parts.termId(part))
      sets[kind].stems.add(stemTerm(part))
      if (hasUmlaut) sets[kind].parts.add(builders.parts.termId(wideTail(plain, wide, part)))
    }
  }
}

export const PART_KINDS = ['sureHeads', 'likelyHeads', 'weakParts'] as const

const partSets = () => ({ parts: new Set<number>(), stems: new Set<number>() })

const listed = ({ parts, stems }: ReturnType<typeof partSets>): PartTerms => ({
  parts: [...parts],
  stems: [...stems],
})

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
