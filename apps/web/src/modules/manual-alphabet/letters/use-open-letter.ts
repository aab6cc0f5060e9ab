import { ALPHABET_LETTERS, type AlphabetLetter, isAlphabetLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useWords } from '../../../ui/address-parts.ts'
import { useChangeSearch } from '../../../ui/use-change-search.ts'

/** The word of the address that says which letter is shown large: `?buchstabe=sch`. */
const OPEN_LETTER = 'buchstabe'

export const searchOfLetter = (letter: AlphabetLetter): Readonly<Record<string, string>> => ({ [OPEN_LETTER]: letter })

const FIRST_LETTER = ALPHABET_LETTERS[0]

/** The next or previous letter; the first follows the last. */
export const findNeighbour = (letter: AlphabetLetter, step: 1 | -1): AlphabetLetter =>
  ALPHABET_LETTERS.at((ALPHABET_LETTERS.indexOf(letter) + step) % ALPHABET_LETTERS.length) ?? letter

export type OpenLetter = {
  readonly letter: AlphabetLetter | undefined
  /** Call it when a link to a letter is followed: closing then goes back in the history. */
  readonly noteOpening: () => void
  readonly walk: (step: 1 | -1) => void
  readonly close: () => void
}

/** The open letter, stored in the address: reloading keeps it open, going back closes it. */
export const useOpenLetter = (): OpenLetter => {
  const words = useWords()
  const changeSearch = useChangeSearch()
  const { history } = useRouter()
  const wasOpenedHere = useRef(false)
  const letter = readOpenLetter(words)
  const change = (next: (shown: AlphabetLetter | undefined) => AlphabetLetter | undefined) =>
    void changeSearch((previous) => ({ ...previous, [OPEN_LETTER]: next(readOpenLetter(previous)) }), {
      replace: true,
      resetScroll: false,
    })

  return {
    letter,
    noteOpening() {
      wasOpenedHere.current = true
    },
    walk(step) {
      // From where the address is: keys can be faster than the screen.
      change((shown) => findNeighbour(shown ?? FIRST_LETTER, step))
    },
    close() {
      // Back, so that a later “back” does not open the letter again; only a shared link has nothing to go back to.
      if (wasOpenedHere.current) history.back()
      else change(() => undefined)
      wasOpenedHere.current = false
    },
  }
}

/** The letter that the address shows large; undefined if it names none. `words` is the query by name. */
export const readOpenLetter = (words: Readonly<Record<string, string | undefined>>): AlphabetLetter | undefined => {
  const written = words[OPEN_LETTER]?.toLocaleLowerCase('de')
  return isAlphabetLetter(written) ? written : undefined
}
