import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import type { LookOptions } from '@gebaerdenraum/domain/media/spelling-look'
import { pictureOf } from '../../catalogue/index.ts'

/** The drawing of a sign as lists show it: a card of one's own as it was made, unless its words are asked for. */
export const listPictureOf = (
  sign: Pick<ListSign, 'images' | 'isCustom' | 'spelledMedia'>,
  size: Parameters<typeof pictureOf>[2],
  look: LookOptions,
): string | undefined => {
  const isWholeCard = sign.isCustom && sign.images.signBox && !look.isWithoutText
  return pictureOf(sign, isWholeCard ? 'signBox' : 'signOnly', size, look)
}
