import type { ImagePlace } from '@gebaerdenraum/domain/images/images.contract'
import type { Database } from '../../platform/database/database.ts'
import { type Contributions, extensionPoint } from '../../platform/modules/extension-point.ts'
import type { Reach } from '../teams/index.ts'

/** Reads the files of one kind within reach that show this image, anywhere in their content. */
export type FindImagePlaces = (db: Database, reach: Reach, imageId: string) => Promise<readonly ImagePlace[]>

/** Where modules add the files that show images. An image is kept as long as one of them does. */
export const imagePlaces = extensionPoint<FindImagePlaces>('files that show images')

/** Reads all files within reach that show this image, documents first; one statement for each kind. */
export const findImagePlaces = async (
  contributions: Contributions,
  db: Database,
  reach: Reach,
  imageId: string,
): Promise<ImagePlace[]> => {
  const places: ImagePlace[] = []
  for (const find of contributions.to(imagePlaces)) places.push(...(await find(db, reach, imageId)))
  return places.toSorted((one, other) => ORDER.indexOf(one.service) - ORDER.indexOf(other.service))
}

const ORDER: readonly ImagePlace['service'][] = ['documents', 'custom-signs']
