import type { ImageReference, ImageService } from '@gebaerdenraum/domain/images/image-reference'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'
import { inBatches } from './load-in-batches.ts'
import { objectOfCustomSign, objectOfImage, objectOfSign, type PictureObject } from './picture-object.ts'

/** As many as one call answers. */
const OBJECTS_PER_CALL = 100
const CUSTOM_SIGNS_PER_CALL = 50
/** Signed addresses hold for hours; what they lead to changes rarely, but for drawings that somebody is working at. */
const FRESH_MS = 30 * 60_000
const FRESH_DRAWING_MS = 20_000

/** What a reference leads to; null when that is gone. Many of them are asked for in few calls. */
export const pictureQuery = ({ service, objectId }: Pick<ImageReference, 'service' | 'objectId'>) =>
  queryOptions({
    queryKey: ['pictures', service, objectId],
    queryFn: () => LOADERS[service](objectId),
    staleTime: service === 'custom-signs' ? FRESH_DRAWING_MS : FRESH_MS,
    gcTime: FRESH_MS,
  })

type Loader = (id: string) => Promise<PictureObject | null>

const LOADERS: Readonly<Record<ImageService, Loader>> = {
  signs: inBatches(async (ids) => {
    const { data } = await api.signs.find({ _id: { $in: ids }, $limit: OBJECTS_PER_CALL })
    return new Map(data.map((sign) => [sign._id, objectOfSign(sign)]))
  }, OBJECTS_PER_CALL),
  images: inBatches(async (ids) => {
    const { data } = await api.images.find({ _id: { $in: ids }, $limit: OBJECTS_PER_CALL })
    return new Map(data.map((image) => [image._id, objectOfImage(image)]))
  }, OBJECTS_PER_CALL),
  'custom-signs': inBatches(async (ids) => {
    const { data } = await api['custom-signs'].find({ _id: { $in: ids }, $limit: CUSTOM_SIGNS_PER_CALL })
    return new Map(data.map((sign) => [sign._id, objectOfCustomSign(sign)]))
  }, CUSTOM_SIGNS_PER_CALL),
}
