import type { SearchableSign } from '@gebaerdenraum/domain/catalogue/search/build-index'
import type { WordClassId } from '@gebaerdenraum/domain/catalogue/word-classes'
import { PLAIN_LOOK } from '@gebaerdenraum/domain/media/spelling-look'
import { drawSignBox } from '@gebaerdenraum/drawing/cards/draw-sign-box'
import { drawSpelling } from '@gebaerdenraum/drawing/fingerspelling/draw-spelling'
import sharp from 'sharp'

/** A finished card as an operator would import it: a PNG of 800×1228 pixels. */
export const printCard = async ({ title, wordClass }: SearchableSign): Promise<Uint8Array> => {
  const drawing = drawSpelling(title, 720, 708, PLAIN_LOOK)
  const { svg } = drawSignBox({ title, wordClass: wordClass as WordClassId, symbol: undefined, drawing })
  return sharp(Buffer.from(svg)).resize(800, 1228, { fit: 'fill' }).png().toBuffer()
}
