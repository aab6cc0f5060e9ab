import type { SpellingLook } from '@gebaerdenraum/domain/media/spelling-look'
import { drawSpelling } from '../fingerspelling/draw-spelling.ts'
import type { Picture } from '../svg/picture.ts'
import { drawSignBox } from './draw-sign-box.ts'
import { drawSignMap, SIGN_MAP_PICTURE } from './draw-sign-map.ts'
import { WITH_SYMBOL, WITHOUT_SYMBOL } from './sign-box-geometry.ts'
import type { SignCard } from './sign-card.ts'

/** A card whose sign is the fingerspelling of its title, arranged for the room that this card has. */
export type DemoCard = Omit<SignCard, 'drawing'> & { readonly look: SpellingLook }

export const drawDemoSignBox = (card: DemoCard): Picture => {
  const { width, height } = (card.symbol ? WITH_SYMBOL : WITHOUT_SYMBOL).picture
  return drawSignBox({ ...card, drawing: drawSpelling(card.title, width, height, card.look) })
}

export const drawDemoSignMap = (card: DemoCard): Picture => {
  const { width, height } = SIGN_MAP_PICTURE
  return drawSignMap({ ...card, drawing: drawSpelling(card.title, width, height, card.look) })
}
