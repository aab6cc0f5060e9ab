import { CANVAS_SIZES } from '@gebaerdenraum/domain/custom-signs/scene'
import type { Frame } from '../svg/drawing.ts'

/**
 * The print card, in card units (specification 2, section 9): canvas 800 × 1228, card 732 × 1166 at offset 30, corner
 * radius 30, picture frame 720 × 708, of composed words 360 × 550 each, symbol 332 × 332, text of 75, on top of 54.
 */
export const SIGN_BOX_SIZE = CANVAS_SIZES.signBox
export const CARD: Frame & { readonly radius: number } = { x: 30, y: 30, width: 732, height: 1166, radius: 30 }
export const PICTURE_SIZE = { width: 720, height: 708 } as const
export const COMPOSED_PICTURE_SIZE = { width: 360, height: 550 } as const
export const SYMBOL_SIZE = 332
export const TOP_TEXT_SIZE = 54
export const BOTTOM_TEXT_SIZE = 75

/** The picture's frame reaches to the card's edge; what is drawn keeps this distance from it. */
const PICTURE_PADDING = 34
const GAP = 28

export const PICTURE_FRAME: Frame = {
  x: CARD.x + (CARD.width - PICTURE_SIZE.width) / 2,
  y: CARD.y + (CARD.width - PICTURE_SIZE.width) / 2,
  ...PICTURE_SIZE,
}
const picture = PICTURE_FRAME
const bandTop = picture.y + picture.height
const bandHeight = CARD.y + CARD.height - bandTop
/** The lower part of the card, in the tint of the word class. */
export const BAND: Frame = { x: CARD.x, y: bandTop, width: CARD.width, height: bandHeight }

/** The card with a symbol: drawing above; below, the symbol left and the text right of it. */
export const WITH_SYMBOL = {
  picture: inset(picture, PICTURE_PADDING),
  band: BAND,
  symbol: { x: CARD.x + 44, y: bandTop + (bandHeight - SYMBOL_SIZE) / 2, width: SYMBOL_SIZE, height: SYMBOL_SIZE },
  text: {
    x: CARD.x + 44 + SYMBOL_SIZE + GAP,
    y: bandTop + GAP,
    width: CARD.width - 44 - SYMBOL_SIZE - 2 * GAP - 8,
    height: bandHeight - 2 * GAP,
  },
} as const satisfies Readonly<Record<string, Frame>>

/** Without one, the drawing and the text share its room. */
const PLAIN_BAND = 300
export const WITHOUT_SYMBOL = {
  picture: inset({ ...picture, height: CARD.height - PLAIN_BAND - 2 * (picture.y - CARD.y) + 6 }, PICTURE_PADDING),
  band: { x: CARD.x, y: CARD.y + CARD.height - PLAIN_BAND, width: CARD.width, height: PLAIN_BAND },
  text: {
    x: CARD.x + 48,
    y: CARD.y + CARD.height - PLAIN_BAND + GAP,
    width: CARD.width - 96,
    height: PLAIN_BAND - 2 * GAP,
  },
} as const satisfies Readonly<Record<string, Frame>>

export function inset({ x, y, width, height }: Frame, by: number): Frame {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}
