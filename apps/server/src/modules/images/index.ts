/** What other modules use of images: uploads that files show. */
export { adoptImages, type ShowingFiles } from './adopt-images.ts'
export { holdImages, type ImagesHeld } from './hold-images.ts'
export type { FindImagePlaces } from './image-places.ts'
export { imagePlaces } from './image-places.ts'
export { findManyImages, type ImageRow, shownImageIds, showsImage } from './images.repository.ts'
export { images } from './tables/images.ts'
