import type { ListSign } from '@gebaerdenraum/domain/lists/lists.contract'
import { pictureOf } from '../../signs/index.ts'

/** The drawing of a sign as lists show it: a card of one's own as it was made, unless its words are asked for. */
export const listPictureOf = (
  sign: Pick<ListSign, 'images' | 'isCustom'>,
  size: Parameters<typeof pictureOf>[2],
  { isWordless = false }: { readonly isWordless?: boolean } = {},
): string | undefined => {
  const isWholeCard = sign.isCustom && sign.images.signBox && !isWordless
  return pictureOf(sign, isWholeCard ? 'signBox' : 'signOnly', size)
}
