import { STRONG_FORMS } from './strong-verbs.ts'

/** The stem of an infinitive in plain folding: "spielen" → "spiel", "klettern" → "kletter"; others have none. */
export const infinitiveStem = (plainWord: string): string | undefined => {
  if (!INFINITIVE.test(plainWord)) return undefined
  return plainWord.endsWith('en') ? plainWord.slice(0, -2) : plainWord.slice(0, -1)
}

/**
 * The stems of infinitives that a typed form may come from, in plain folding: "spielte", "gespielt" → "spiel";
 * "eingekauft" → "einkauf". Wrong candidates do no harm: only stems of infinitives are looked up.
 */
export const conjugatedStems = (plainWord: string): readonly string[] => {
  const stems = new Set<string>()
  const strong = STRONG_FORMS.get(plainWord)
  if (strong !== undefined) stems.add(strong)
  for (const ending of ENDINGS) {
    if (plainWord.endsWith(ending)) stems.add(plainWord.slice(0, -ending.length))
  }
  const participle = PARTICIPLE.exec(plainWord)
  if (participle) stems.add((participle[1] ?? '') + participle[2]!)
  return [...stems].filter((stem) => stem.length >= SHORTEST_STEM)
}

const SHORTEST_STEM = 3
const INFINITIVE = /^\p{Ll}{2,}(?:en|ern|eln)$/u
const ENDINGS = ['te', 'test', 'ten', 'tet', 't', 'est', 'st', 'e', 'et', 'ete', 'etest', 'eten', 'end', 'ende']
const SEPARABLE = 'ab|an|auf|aus|bei|ein|fern|fest|her|hin|los|mit|nach|um|vor|weg|zu|zusammen|zuruck'
const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge(.{2,}?)(?:et|t|en)$`)
