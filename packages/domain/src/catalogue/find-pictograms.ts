/** Ends of the names of people and hands in one of five skin tones; a card shows the one without. */
const SKIN_TONE = /-(medium-light|medium-dark|light|medium|dark)(?=-|$)/g

type SignWithSymbol = { readonly title: string; readonly keywords: readonly string[]; readonly symbol: string | null }

/**
 * Names of pictograms for a search, best first: those of signs with this German word, names that begin with it, names with a
 * word that does, then all that have it somewhere. All of them for an empty search.
 */
export const findPictograms = (
  search: string,
  names: Iterable<string>,
  signs: Iterable<SignWithSymbol>,
): readonly string[] => {
  const all = new Set(names)
  const plain = [...all].filter((name) => !isInSkinTone(name, all))
  const text = search.toLowerCase().trim()
  if (text === '') return plain
  const known = new Set(plain)
  const german = [...signs].flatMap(({ title, keywords, symbol }) =>
    symbol !== null && known.has(symbol) && [title, ...keywords].some((word) => word.toLowerCase().startsWith(text))
      ? [symbol]
      : [],
  )
  const english = text.replaceAll(/\s+/g, '-')
  const starting = plain.filter((name) => name.startsWith(english))
  const inWord = plain.filter((name) => name.includes(`-${english}`))
  const anywhere = plain.filter((name) => name.includes(english))
  return [...new Set([...german, ...starting, ...inWord, ...anywhere])]
}

/** A traffic light is no light traffic: only what is there without the tone too. */
const isInSkinTone = (name: string, names: ReadonlySet<string>): boolean => {
  const plain = name.replaceAll(SKIN_TONE, '')
  return plain !== name && names.has(plain)
}
