import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'
import { SIGN_PICTURE_TYPES } from '@gebaerdenraum/domain/media/sign-media'
import { EMPTY_PICTURE } from './given-document.ts'

/** A sign without pictures: nothing is fetched to show it. */
export const givenSign = (name: string, facts: Partial<Sign> = {}): Sign => ({
  _id: `sign-${name}`,
  name,
  slug: name.toLowerCase(),
  keywords: [],
  category: 'category-1',
  wordClass: 'noun',
  isPreview: false,
  isLocked: false,
  isFingerspelled: false,
  isFavorite: false,
  hasVideo: false,
  images: {},
  ...facts,
})

/** A sign with all drawings, distinguished by their addresses. */
export const givenDrawnSign = (name: string): Sign =>
  givenSign(name, {
    images: Object.fromEntries(
      SIGN_PICTURE_TYPES.map((type) => [
        type,
        { thumbnail: `${EMPTY_PICTURE}#${type}`, default: `${EMPTY_PICTURE}#${type}` },
      ]),
    ),
  })
