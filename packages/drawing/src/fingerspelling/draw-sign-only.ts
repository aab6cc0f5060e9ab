import { placeDrawing } from '../svg/drawing.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { drawSpelling } from './draw-spelling.ts'

/** Canvas of a signOnly picture (specification 2, section 9). */
export const SIGN_ONLY_SIZE = { width: 800, height: 800 } as const

/** The demo drawing of a word: its fingerspelling, black on transparent. */
export const drawSignOnly = (word: string, isWithoutText = false): Picture => {
  const { width, height } = SIGN_ONLY_SIZE
  const room = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const content = placeDrawing(drawSpelling(word, room.width, room.height, isWithoutText), room)
  return picture(width, height, word, content)
}

const MARGIN = 40
