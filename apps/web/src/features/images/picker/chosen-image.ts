import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { VECTOR } from '../pictures/picture-object.ts'
import type { ChosenPicture, PictureRequest } from './picture-request.ts'

export const chosenImage = ({ _id, name }: Pick<Image, '_id' | 'name'>): ChosenPicture => ({
  reference: { service: 'images', objectId: _id },
  name,
})

/** Why an upload is too small for what it is wanted for; null where it is not. Drawings are as large as one likes. */
export const sizeRefusal = (
  { contentType, width, height }: Pick<Image, 'contentType' | 'width' | 'height'>,
  { minSize }: Pick<PictureRequest, 'minSize'>,
): string | null => {
  if (!minSize || contentType === VECTOR || (width >= minSize.width && height >= minSize.height)) return null
  return `Zu klein: mindestens ${minSize.width} × ${minSize.height} Pixel`
}
