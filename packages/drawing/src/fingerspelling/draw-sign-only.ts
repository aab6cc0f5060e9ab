import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { WORDLESS_TITLE } from '../cards/sign-card.ts'
import { placeDrawing } from '../svg/drawing.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { drawSpelling } from './draw-spelling.ts'

/** Canvas of a signOnly picture (specification 2, section 9). */
export const SIGN_ONLY_SIZE = { width: 800, height: 800 } as const

/** The demo drawing of a word: its fingerspelling on transparent. Without text its title does not tell the word either. */
export const drawSignOnly = (word: string, look: SpellingLook): Picture => {
  const { width, height } = SIGN_ONLY_SIZE
  const room = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const content = placeDrawing(drawSpelling(word, room.width, room.height, look), room)
  return picture(width, height, look.isWithoutText ? WORDLESS_TITLE : word, content)
}

const MARGIN = 40
