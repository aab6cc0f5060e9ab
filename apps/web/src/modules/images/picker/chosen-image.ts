import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import type { ChosenPicture } from './picture-request.ts'

export const chosenImage = ({ _id, name }: Pick<Image, '_id' | 'name'>): ChosenPicture => ({
  reference: { service: 'images', objectId: _id },
  name,
})
