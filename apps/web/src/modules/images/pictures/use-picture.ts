import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { skipToken, useQuery } from '@tanstack/react-query'
import { onPaper, useLook } from '../../catalogue/index.ts'
import { addressOf, type PictureObject, pixelsOf } from './picture-object.ts'
import { pictureQuery } from './queries.ts'

export type ShownPicture =
  | { readonly state: 'none' | 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'found'
      readonly object: PictureObject
      /** Undefined where this viewer may see none. */
      readonly address: string | undefined
      /** Null where it is sharp at every size. */
      readonly pixels: Size | null
    }

/** A picture to be shown this wide, in pixels of the screen. `missing` says that what it showed is gone for good. */
export const usePicture = (reference: ImageReference | null, widthPx: number): ShownPicture => {
  const { data, error, refetch } = useQuery(
    reference ? pictureQuery(reference) : { queryKey: ['pictures', 'none'], queryFn: skipToken },
  )
  const look = onPaper(useLook())
  if (!reference) return { state: 'none' }
  if (data) {
    const [address, pixels] = [addressOf(data, reference, widthPx, look), pixelsOf(data, reference)]
    return { state: 'found', object: data, address, pixels }
  }
  if (data === null) return { state: 'missing' }
  return error ? { state: 'failed', retry: () => void refetch() } : { state: 'loading' }
}
