import type { AlphabetLetter } from '@gebaerdenraum/domain/media/alphabet-letters'
import type { Colouring, ColourScheme } from '@gebaerdenraum/domain/media/colourings'
import { laterCode } from '../../ui/later-code.ts'

/** The hands are a file of their own, which comes after the page: what is written on it is there at once. */
const code = laterCode(async () => {
  const [{ drawLetter, LETTER_ROOM }, { layoutAlphabetPoster }] = await Promise.all([
    import('@gebaerdenraum/drawing/hands/draw-letter'),
    import('@gebaerdenraum/drawing/posters/alphabet-poster'),
  ])
  const drawn = new Map<string, ReturnType<typeof drawLetter>>()
  return {
    layoutAlphabetPoster,
    /** The side of a square that every hand fits in. */
    room: LETTER_ROOM,
    /** The same hand stands on the page several times. */
    drawLetter(letter: AlphabetLetter, colouring: Colouring, scheme: ColourScheme) {
      const key = `${letter} ${colouring} ${scheme}`
      const picture = drawn.get(key) ?? drawLetter(letter, colouring, scheme)
      drawn.set(key, picture)
      return picture
    },
  }
})

export const loadLetterDrawings = async (): Promise<void> => void (await code.load())

/** For components inside of `Suspense`. */
export const useLetterDrawings = code.use
