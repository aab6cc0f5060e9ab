import type { FixedImageKey, FixedTextKey } from '@gebaerdenraum/domain/custom-signs/scene'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import {
  BAND,
  BOTTOM_TEXT_SIZE,
  COMPOSED_PICTURE_SIZE,
  inset,
  PICTURE_FRAME,
  TOP_TEXT_SIZE,
  WITH_SYMBOL,
} from '../cards/sign-box-geometry.ts'

export type TextSlot = { readonly area: Area; readonly largest: number }

const half = COMPOSED_PICTURE_SIZE.width
const topHeight = PICTURE_FRAME.height - COMPOSED_PICTURE_SIZE.height

/** Two words with a picture each: the words stand above, half the card for each. */
const composed = (x: number) => ({
  text: { x, y: PICTURE_FRAME.y, width: half, height: topHeight },
  picture: { x, y: PICTURE_FRAME.y + topHeight, ...COMPOSED_PICTURE_SIZE },
})
const [left, right] = [composed(PICTURE_FRAME.x), composed(PICTURE_FRAME.x + half)]

/** Where the pictures of a card stand, before they are scaled (specification 2, section 9). */
export const IMAGE_SLOTS: Readonly<Record<FixedImageKey, Area>> = {
  imageSingleTop: PICTURE_FRAME,
  imageComposedLeft: left.picture,
  imageComposedRight: right.picture,
  imageBottom: WITH_SYMBOL.symbol,
}

const TOP_PADDING = 20
const WIDE_TEXT = inset(BAND, 40)

/** The lower text takes the whole band where no picture stands beside it. */
export const textSlot = (key: FixedTextKey, hasBottomImage: boolean): TextSlot => {
  if (key === 'textBottomRight')
    return { area: hasBottomImage ? WITH_SYMBOL.text : WIDE_TEXT, largest: BOTTOM_TEXT_SIZE }
  const { text } = key === 'textComposedTopLeft' ? left : right
  return { area: inset(text, TOP_PADDING), largest: TOP_TEXT_SIZE }
}
