import type { CustomSignHead } from '../custom-signs/custom-signs.contract.ts'
import type { ListSign } from './lists.contract.ts'

/** What a list tells of a custom sign: of the addresses those that lists show. */
export type ListedCustomSign = Pick<CustomSignHead, '_id' | 'name' | 'signType' | 'wordClass'> & {
  readonly variants: Pick<CustomSignHead['variants'], 'default' | 'thumbnail' | 'wordless'>
}

/**
 * A custom sign in the form of a sign of the catalogue: pictures, no film. A card's drawing alone is the card without its
 * words, which would tell its name in a quiz; what somebody has written on a photo belongs to the photo.
 */
export const listSignOf = ({ _id, name, signType, wordClass, variants }: ListedCustomSign): ListSign => ({
  _id,
  name,
  slug: '',
  keywords: [],
  category: '',
  wordClass: wordClass ?? 'other',
  isPreview: false,
  isLocked: false,
  isFingerspelled: false,
  isFavorite: false,
  hasVideo: false,
  isCustom: true,
  images: {
    ...(signType === 'signBox' && { signBox: { default: variants.default, thumbnail: variants.thumbnail } }),
    signOnly:
      signType === 'signBox'
        ? { default: variants.wordless }
        : { default: variants.default, thumbnail: variants.thumbnail },
  },
})
