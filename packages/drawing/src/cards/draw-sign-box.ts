import { WORD_CLASSES } from '@gebaerdenraum/domain/catalogue/word-classes'
import { placeDrawing } from '../svg/drawing.ts'
import { type Picture, picture } from '../svg/picture.ts'
import { textBlock } from '../text/text-block.ts'
import { cardBand, cardFrame, cardPaper } from './card-frame.ts'
import { BOTTOM_TEXT_SIZE, SIGN_BOX_SIZE, WITH_SYMBOL, WITHOUT_SYMBOL } from './sign-box-geometry.ts'
import { type SignCard, WORDLESS_TITLE } from './sign-card.ts'

/** The print card: the sign, its symbol and its word in the frame of the word class. */
export const drawSignBox = ({ title, wordClass, drawing, symbol, isWithoutText = false }: SignCard): Picture => {
  const colours = WORD_CLASSES[wordClass]
  const geometry = symbol ? WITH_SYMBOL : WITHOUT_SYMBOL
  const content = [
    cardPaper(),
    cardBand(geometry.band, colours),
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
    cardFrame(colours),
  ]
  return picture(SIGN_BOX_SIZE.width, SIGN_BOX_SIZE.height, isWithoutText ? WORDLESS_TITLE : title, content.join(''))
}

const PLAIN_TEXT_SIZE = 110
