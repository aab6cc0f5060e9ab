import type { Sign } from '@gebaerdenraum/domain/catalogue/signs.contract'

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
