import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** How large a picture is, which only its own bytes tell of drawings. They are fetched to be shown anyway. */
export const pictureSizeQuery = (address: string | undefined) =>
  queryOptions({
    queryKey: ['picture-sizes', address],
    queryFn: address === undefined ? skipToken : () => loadedSize(address),
    staleTime: Number.POSITIVE_INFINITY,
  })

const loadedSize = (address: string): Promise<Size> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth || FALLBACK, height: image.naturalHeight || FALLBACK })
    image.onerror = () => reject(new Error('Das Bild konnte nicht geladen werden.'))
    image.src = address
  })

/** A drawing without a size of its own. */
const FALLBACK = 800
