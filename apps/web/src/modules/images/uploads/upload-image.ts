import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { sizeRefusal } from '@gebaerdenraum/domain/images/smallest-size'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { ApiError } from '../../../api/api-error.ts'
import { upload } from '../../../api/upload.ts'
import type { Upload } from './upload-queue.ts'

type Options = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

type Wanted = Owner & { readonly minSize: Size | undefined }

/** A picture below `minSize` is not sent; one whose size this browser cannot tell is refused by the server. */
export const uploadImage = async (file: File, { minSize, ...owner }: Wanted, options: Options): Promise<Image> => {
  if (!minSize) return upload<Image>('images', { file, ...owner }, options)
  const size = await sizeOfPicture(file)
  const refusal = size && sizeRefusal({ contentType: file.type, ...size }, minSize)
  if (refusal) throw new TooSmallError(`${refusal}.`)
  const smallest = { minWidth: String(minSize.width), minHeight: String(minSize.height) }
  return upload<Image>('images', { file, ...owner, ...smallest }, options)
}

class TooSmallError extends Error {}

/** In pixels, upright; null for what this browser cannot show. */
const sizeOfPicture = async (file: File): Promise<Size | null> => {
  const address = URL.createObjectURL(file)
  try {
    const picture = new window.Image()
    await new Promise((resolve, reject) => {
      picture.onload = resolve
      picture.onerror = reject
      picture.src = address
    })
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** The server's own sentence; what it refused once it refuses again, what did not get through may. */
export const uploadProblemOf = (error: unknown): NonNullable<Upload['problem']> => {
  if (error instanceof TooSmallError) return { message: error.message, mayRetry: false }
  if (!(error instanceof ApiError)) return { message: 'Das hat nicht geklappt.', mayRetry: true }
  const isTemporary = error.name === 'Offline' || error.code === 429 || error.code >= 500
  // Room can be made by removing pictures.
  return { message: error.message, mayRetry: isTemporary || isFull(error) }
}

const isFull = ({ code, errors }: ApiError): boolean => code === 413 && errors['file'] === undefined
