import { WORD_CLASSES, type WordClass } from '@gebaerdenraum/domain/signs/word-classes'
import { type Frame, placeDrawing } from '../svg/drawing.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { textBlock } from '../text/text-block.ts'
import { BOTTOM_TEXT_SIZE, CARD, SIGN_BOX_SIZE, WITH_SYMBOL, WITHOUT_SYMBOL } from './sign-box-geometry.ts'
import type { SignCard } from './sign-card.ts'

/** The print card: the sign, its symbol and its word in the frame of the word class. */
export const drawSignBox = ({ title, wordClass, drawing, symbol, isWithoutText = false }: SignCard): Picture => {
  const colours = WORD_CLASSES[wordClass]
  const geometry = symbol ? WITH_SYMBOL : WITHOUT_SYMBOL
  const content = [
    card('#ffffff', 'none', 0),
    band(geometry.band, colours),
    placeDrawing(drawing, geometry.picture),
    symbol ? placeDrawing(symbol, WITH_SYMBOL.symbol) : '',
    textBlock(isWithoutText ? '' : title, geometry.text, {
      fill: colours.ink,
      weight: 'bold',
      largest: symbol ? BOTTOM_TEXT_SIZE : PLAIN_TEXT_SIZE,
      smallest: 26,
      maxLines: symbol ? 10 : 6,
      anchor: 'middle',
    }),
    card('none', colours.frame, colours.strokeWidth),
  ]
  return picture(SIGN_BOX_SIZE.width, SIGN_BOX_SIZE.height, title, content.join(''))
}

const PLAIN_TEXT_SIZE = 110

const card = (fill: string, stroke: string, strokeWidth: number): string => {
  const { x, y, width, height, radius } = CARD
  const box = `x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`
  return `<rect ${box} fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`
}

/** The lower part in the tint of the word class, its lower corners round like the card's. */
const band = ({ x, y, width, height }: Frame, { tint }: WordClass): string => {
  const { radius } = CARD
  const [right, bottom] = [x + width, y + height]
  const corners = `V${bottom - radius}A${radius} ${radius} 0 0 1 ${right - radius} ${bottom}H${x + radius}A${radius} ${radius} 0 0 1 ${x} ${bottom - radius}Z`
  return `<path fill="${tint}" d="M${x} ${y}H${right}${corners}"/>`
}
