import type { WordForms } from './lexicon.ts'

/** Where a word may be cut into modifier and head, by how sure the cut is. Each part runs to the end of the word. */
export type CompoundParts = {
  /** Both sides are words of the catalogue: "garten" in Kindergarten. */
  readonly sureHeads: readonly string[]
  /** One side is, and nothing speaks against the other: "kröte" in Schildkröte, "ball" in Volleyball. */
  readonly likelyHeads: readonly string[]
  /** Found, but never above a keyword: what else a known word leaves over, and the parts of verbs and adjectives. */
  readonly weakParts: readonly string[]
  /** What stands before a head, without linking element: "kind", "kinder". */
  readonly modifiers: readonly string[]
}

/**
 * Cuts a folded word. A cut is believed where the catalogue's own words confirm it, so "flasche" has no part
 * "asche". Heads are looked for in nouns only (`isNoun`): in "aufstehen" there is no noun to find.
 */
export const cutCompound = (word: string, isNoun: boolean, known: WordForms): CompoundParts => {
  if (word.length < SHORTEST_MODIFIER + SHORTEST_HEAD) return NO_PARTS
  const isModifierUpTo = Array.from(
    { length: word.length },
    (_, length) => length >= SHORTEST_MODIFIER && known.modifiers.has(word.slice(0, length)),
  )
  const cuts: Record<Confidence, Cut[]> = { sure: [], likely: [], weak: [] }
  for (let at = SHORTEST_MODIFIER; at <= word.length - SHORTEST_HEAD; at++) {
    const modifier = modifierBefore(word, at, isModifierUpTo)
    const cut = { before: word.slice(0, at), tail: word.slice(at), modifier }
    const confidence = modifier === undefined ? trustTail(cut, isNoun, known) : trustBoth(cut, isNoun, known)
    if (confidence !== undefined) cuts[confidence].push(cut)
  }
  // A sure cut speaks against all others: "spar|schwein" has no wein in it and "haus|tier" no stier.
  const isSure = cuts.sure.length > 0
  return {
    sureHeads: tailsOf(cuts.sure),
    likelyHeads: isSure ? [] : tailsOf(cuts.likely),
    weakParts: tailsOf(isSure ? [...cuts.weak, ...cuts.likely] : cuts.weak),
    modifiers: isSure
      ? cuts.sure.flatMap(({ modifier }) => modifier ?? [])
      : cuts.likely.flatMap((cut) => believedModifier(cut, known)),
  }
}

type Confidence = 'sure' | 'likely' | 'weak'
/** The modifier is a known one, without its linking element. */
type Cut = { readonly before: string; readonly tail: string; readonly modifier: string | undefined }

const tailsOf = (cuts: readonly Cut[]): readonly string[] => cuts.map(({ tail }) => tail)

/** Nothing in front of the cut is known, so the tail alone speaks for it. */
const trustTail = (cut: Cut, isNoun: boolean, known: WordForms): Confidence | undefined => {
  if (cut.tail.length <= SHORTEST_HEAD || !known.words.has(cut.tail) || !VOWEL.test(cut.before)) return undefined
  return isNoun && known.nouns.has(cut.tail) && isLikelyModifier(cut, known) ? 'likely' : 'weak'
}

/** What stands in front of the cut is known. */
const trustBoth = (cut: Cut, isNoun: boolean, known: WordForms): Confidence | undefined => {
  if (isCutBeforeS(cut, known)) return 'weak'
  if (isNoun && known.nouns.has(cut.tail)) return 'sure'
  if (isNoun && isLikelyHead(cut.tail)) return 'likely'
  return cut.tail.length > SHORTEST_HEAD || known.words.has(cut.tail) ? 'weak' : undefined
}

const SHORTEST_MODIFIER = 3
const SHORTEST_HEAD = 3
const NO_PARTS: CompoundParts = { sureHeads: [], likelyHeads: [], weakParts: [], modifiers: [] }
const VOWEL = /[aeiouy]/
/** The shorter first, so that the longer modifier wins: "haus" and not "hau" in "haus|tier". */
const LINKING_ELEMENTS = ['', 's', 'n', 'e', 'es', 'en', 'er', 'ns']

/** The modifier that reaches up to the cut, without its linking element: "sonne" in "sonnen|blume". */
const modifierBefore = (word: string, cut: number, isModifierUpTo: readonly boolean[]): string | undefined => {
  const link = LINKING_ELEMENTS.find(
    (element) => isModifierUpTo[cut - element.length] && word.startsWith(element, cut - element.length),
  )
  return link === undefined ? undefined : word.slice(0, cut - link.length)
}

/** "burgers|teig" could as well be cut before the s, and "steig" is known. */
const isCutBeforeS = ({ before, tail, modifier }: Cut, { modifiers }: WordForms): boolean =>
  before === `${modifier}s` && modifiers.has(`s${tail}`)

/**
 * Whether an unknown modifier may stand before a known noun. German words do not break before a vowel unless a part
 * begins there, so "affe" in Giraffe is no part; nor do short syllables end in a vowel ("watte" in Krawatte); and a
 * short noun behind three unknown letters is chance more often than not ("tage" in Montage).
 */
const isLikelyModifier = ({ before, tail }: Cut, { shortWords }: WordForms): boolean =>
  !VOWEL.test(tail[0]!) &&
  (before.length > SHORTEST_MODIFIER || shortWords.has(before) || (tail.length > 4 && !VOWEL.test(before.at(-1)!)))

/** Before an unknown head only a whole word is believed: "kart" in Kartoffel is no Karte, "verb" in Verband no Verb. */
const believedModifier = ({ modifier, tail }: Cut, { words }: WordForms): readonly string[] =>
  modifier !== undefined && modifier.length > SHORTEST_MODIFIER && tail.length > SHORTEST_HEAD && words.has(modifier)
    ? [modifier]
    : []

/** An unknown word behind a known modifier: it must begin like a German word, and suffixes are no words. */
const isLikelyHead = (tail: string): boolean => GERMAN_ONSET.test(tail) && !SUFFIX.test(tail)

const GERMAN_ONSET =
  /^(?:[bcdfghjklmnpqrstvwxz]|[bcfgkp]l|[bcdfgkptvw]r|[gkpsm]n|chr|pf[lr]?|p[hs]|qu|rh|sch[lmnrw]?|s[kpt]|s[pt]r|spl|str|th|ts|tsch|zw)?[aeiouy]/
const SUFFIX =
  /^(?:bar|chen|e?rei|e?n?heit|ig|ik|i?s?ch?en?|isch|ist|keit|igkeit|lein|ler|ner|lich|liche[nr]?|ling|los|nis|sal|sam|schaft|tum|ung|e?rin|innen|i?er(?:en|er|ung)?|ern|end|ion|itat)$/
