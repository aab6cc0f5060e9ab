import type { ImageReference, ImageService } from '@gebaerdenraum/domain/documents/image-reference'
import type { Sign } from '@gebaerdenraum/domain/signs/signs.contract'
import { api } from '../../../../api/client.ts'
import { pictureOf } from '../../../signs/index.ts'
import type { LoadPictures, PlacedPicture } from './picture-store.ts'

/** Asks each service for its objects. */
export const loadPictures: LoadPictures = (service, objectIds) => LOADERS[service](objectIds)

type Loader = (
  objectIds: readonly string[],
) => Promise<ReadonlyMap<string, (reference: ImageReference) => PlacedPicture | null>>

const LOADERS: Readonly<Record<ImageService, Loader>> = {
  signs: async (objectIds) => {
    const { data } = await api.signs.find({ _id: { $in: [...objectIds] }, $limit: objectIds.length })
    return new Map(data.map((sign) => [sign._id, (reference) => pictureOfSign(sign, reference)]))
  },
  images: async (objectIds) => {
    const { data } = await api.images.find({ _id: { $in: [...objectIds] }, $limit: objectIds.length })
    return new Map(
      data.map(({ _id, name, variants, contentType, width, height }) => [
        _id,
        () => ({ name, address: variants.default, pixels: contentType === VECTOR ? null : { width, height } }),
      ]),
    )
  },
  'custom-signs': async () => new Map(),
}

const VECTOR = 'image/svg+xml'

const pictureOfSign = (sign: Sign, reference: ImageReference): PlacedPicture | null => {
  const address = reference.service === 'signs' ? pictureOf(sign, reference.imageType, 'large') : undefined
  return address === undefined ? null : { name: sign.name, address, pixels: null }
}
