import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'

/** Names what a reference shows, for maps and keys: the same sign as card and as map are two. */
export const pictureKey = (reference: ImageReference): string =>
  reference.service === 'signs'
    ? `signs/${reference.objectId}/${reference.imageType}`
    : `${reference.service}/${reference.objectId}`
