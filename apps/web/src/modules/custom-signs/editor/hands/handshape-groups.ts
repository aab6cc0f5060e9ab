import { HANDSHAPE_ALIASES, HANDSHAPE_NAMES, HANDSHAPES, type Handshape } from '@gebaerdenraum/domain/media/handshapes'

export type HandshapeGroup = { readonly label: string; readonly handshapes: readonly Handshape[] }

/** SCH is the last letter of the manual alphabet; all other handshapes come after it. */
const LETTERS_END = HANDSHAPES.indexOf('sch') + 1
const GROUPS: readonly HandshapeGroup[] = [
  { label: 'Fingeralphabet', handshapes: HANDSHAPES.slice(0, LETTERS_END) },
  { label: 'Handformen', handshapes: HANDSHAPES.slice(LETTERS_END) },
]

/**
 * The handshapes whose names or aliases contain all of the words, by group; groups without any are left out. A single letter finds
 * its handshape first and alone among the letters: "e" stands in almost every name.
 */
export const findHandshapes = (search: string): readonly HandshapeGroup[] => {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const isFound = (handshape: Handshape): boolean => {
    const name = fold(HANDSHAPE_NAMES[handshape])
    const [word = ''] = words
    if (words.length === 1 && [...word].length === 1) return name === word || name.startsWith(`${word}-`)
    const alias = fold(HANDSHAPE_ALIASES[handshape] ?? '')
    return words.every((each) => name.includes(each) || alias.includes(each))
  }
  return GROUPS.map(({ label, handshapes }) => ({ label, handshapes: handshapes.filter(isFound) })).filter(
    ({ handshapes }) => handshapes.length > 0,
  )
}

const fold = (text: string): string => text.toLocaleLowerCase('de').trim()
