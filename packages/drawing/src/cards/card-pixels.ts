import { fittedInto, type Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { SIGN_MAP_PICTURE, SIGN_MAP_SIZE } from './draw-sign-map.ts'
import { SIGN_BOX_SIZE, WITH_SYMBOL, WITHOUT_SYMBOL } from './sign-box-geometry.ts'

/** As many pixels as a card would have if all of it were as fine as the drawing of so many pixels in its frame. */
export const cardPixels = (type: 'signBox' | 'signMap', drawing: Size, hasSymbol: boolean): Size => {
  const [card, frame] =
    type === 'signMap'
      ? [SIGN_MAP_SIZE, SIGN_MAP_PICTURE]
      : [SIGN_BOX_SIZE, (hasSymbol ? WITH_SYMBOL : WITHOUT_SYMBOL).picture]
  const fineness = drawing.width / fittedInto(frame, drawing).width
  return { width: Math.round(card.width * fineness), height: Math.round(card.height * fineness) }
}
