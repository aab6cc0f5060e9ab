/**
 * The parts that begin inside a folded compound: "kindergarten" → "garten". A cut is believed when the catalogue's own
 * words vouch for one side of it, so "watte" is no part of "krawatte". A part runs to the end of the word, which makes
 * every middle part the beginning of one: "sprachkurs" in "zeichensprachkurs".
 */
export const compoundParts = (word: string, isKnown: (word: string) => boolean): readonly string[] => {
  if (word.length < SHORTEST_HEAD + SHORTEST_TAIL) return []
  const knownHeads = Array.from(
    { length: word.length },
    (_, length) => length >= SHORTEST_HEAD && isKnown(word.slice(0, length)),
  )
  const parts: string[] = []
  for (let cut = SHORTEST_HEAD; cut <= word.length - SHORTEST_TAIL; cut++) {
    const tail = word.slice(cut)
    const isHeadKnown = knownHeads[cut] || endsWithLinkingElement(word, cut, knownHeads)
    if (isCut(word.slice(0, cut), isHeadKnown, tail, isKnown(tail))) parts.push(tail)
  }
  return parts
}

const SHORTEST_HEAD = 3
const SHORTEST_TAIL = 3
const SURE_TAIL = 4
const VOWEL = /[aeiouy]/
const LINKING_ELEMENTS = ['s', 'es', 'n', 'en', 'er', 'e', 'ns']

/** Three letters ("bus" in "schulbus") need both sides known; a longer tail needs one. */
const isCut = (head: string, isHeadKnown: boolean, tail: string, isTailKnown: boolean): boolean =>
  tail.length < SURE_TAIL ? isHeadKnown && isTailKnown : isHeadKnown || (isTailKnown && VOWEL.test(head))

/** "sonnenblume": the head before the cut is "sonn", joined by "en". */
const endsWithLinkingElement = (word: string, cut: number, knownHeads: readonly boolean[]): boolean =>
  LINKING_ELEMENTS.some((link) => knownHeads[cut - link.length] && word.startsWith(link, cut - link.length))
