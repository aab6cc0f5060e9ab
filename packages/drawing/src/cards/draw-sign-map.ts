import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { placeDrawing } from '../svg/drawing.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { textBlock } from '../text/text-block.ts'
import { type SignCard, WORDLESS_TITLE } from './sign-card.ts'

/** The square card (printed 50 × 50 mm): the sign with its word below, in a thin frame of the word class. */
export const drawSignMap = ({ title, wordClass, drawing, symbol, isWithoutText = false }: SignCard): Picture => {
  const { frame, ink, strokeWidth } = WORD_CLASSES[wordClass]
  const stroke = Math.min(strokeWidth, FRAME)
  const content = [
    `<rect x="16" y="16" width="768" height="768" rx="28" fill="#ffffff" stroke="${frame}" stroke-width="${stroke}"/>`,
    placeDrawing(drawing, SIGN_MAP_PICTURE),
    symbol ? placeDrawing(symbol, SYMBOL) : '',
    textBlock(isWithoutText ? '' : title, symbol ? BESIDE_SYMBOL : ALONE, {
      fill: ink,
      weight: 'bold',
      largest: 84,
      smallest: 24,
      maxLines: 4,
      anchor: symbol ? 'start' : 'middle',
    }),
  ]
  return picture(SIGN_MAP_SIZE.width, SIGN_MAP_SIZE.height, isWithoutText ? WORDLESS_TITLE : title, content.join(''))
}

export const SIGN_MAP_SIZE = { width: 800, height: 800 } as const
export const SIGN_MAP_PICTURE = { x: 56, y: 50, width: 688, height: 548 } as const

const FRAME = 8
const SYMBOL = { x: 52, y: 622, width: 136, height: 136 } as const
const BESIDE_SYMBOL = { x: 212, y: 612, width: 536, height: 156 } as const
const ALONE = { x: 52, y: 612, width: 696, height: 156 } as const
