import { foldedWords } from './fold.ts'

/**
 * The words of the catalogue's own titles and keywords, folded, which confirm the cuts in its compounds. An umlaut is
 * not lost inside a word, so "hübsch" confirms nothing in Hubschrauber: words without umlauts are compared with the
 * spelled forms, and only those that had one with the bare forms, to which umlauts of plurals add nothing.
 */
export type Lexicon = {
  /** Umlauts as two letters: "kuehl". */
  readonly spelled: WordForms
  /** Umlauts without their dots: "kuhl". */
  readonly bare: WordForms
}

export type WordForms = {
  /** Words of four letters and more, nouns of three: "den" and "ich" would cut words anywhere. */
  readonly words: ReadonlySet<string>
  /** Other words of three letters: "vor" counts in front of a noun ("Vorname"). */
  readonly shortWords: ReadonlySet<string>
  /** Words written as nouns, of any length. */
  readonly nouns: ReadonlySet<string>
  /** Forms in which words stand before the head of a compound: "erd", "schwimm", "weihnacht" beside whole words. */
  readonly modifiers: ReadonlySet<string>
}

/** Yields after every thousand texts, so that a large catalogue does not block its server. */
export function* buildLexicon(texts: Iterable<string>): Generator<undefined, Lexicon> {
  const spelled = formSets()
  const bare = formSets()
  let count = 0
  for (const text of new Set(texts)) {
    if (++count % TEXTS_PER_STEP === 0) yield
    for (const { plain, wide, isNoun } of foldedWords(text)) {
      addForms(spelled, wide, isNoun)
      addForms(bare, plain, isNoun)
    }
  }
  return { spelled, bare }
}

const formSets = () => ({
  words: new Set<string>(),
  shortWords: new Set<string>(),
  nouns: new Set<string>(),
  modifiers: new Set<string>(),
})

const addForms = (forms: ReturnType<typeof formSets>, word: string, isNoun: boolean): void => {
  if (isNoun) forms.nouns.add(word)
  if (word.length === SHORTEST_NOUN && !isNoun) forms.shortWords.add(word)
  if (word.length < (isNoun ? SHORTEST_NOUN : SHORTEST_OTHER)) return
  forms.words.add(word)
  forms.modifiers.add(word)
  for (const form of modifierForms(word, isNoun)) forms.modifiers.add(form)
}

const TEXTS_PER_STEP = 1_000
const SHORTEST_NOUN = 3
const SHORTEST_OTHER = 4

/**
 * What a word loses in front of a head: nouns their -e, -en or -n ("Erdbeere", "Weihnachtsbaum", "Osterei"), verbs
 * the ending of the infinitive ("Schwimmbad"), and nouns made of verbs their -er or -ung ("Steckdose", "Warnweste").
 * `shortest` is how many letters must be left: "reg" of Regen would be found in too many words.
 */
const modifierForms = (word: string, isNoun: boolean): readonly string[] =>
  (isNoun ? NOUN_ENDINGS : VERB_ENDINGS)
    .filter(({ ending, shortest }) => word.endsWith(ending) && word.length - ending.length >= shortest)
    .map(({ ending }) => word.slice(0, -ending.length))

type LostEnding = { readonly ending: string; readonly shortest: number }
const NOUN_ENDINGS: readonly LostEnding[] = [
  { ending: 'e', shortest: 3 },
  { ending: 'en', shortest: 4 },
  { ending: 'n', shortest: 5 },
  { ending: 'er', shortest: 4 },
  { ending: 'ung', shortest: 4 },
]
const VERB_ENDINGS: readonly LostEnding[] = [
  { ending: 'en', shortest: 3 },
  { ending: 'n', shortest: 4 },
]
