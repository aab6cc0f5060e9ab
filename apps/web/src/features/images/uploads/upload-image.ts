import type { Owner } from '@gebaerdenraum/domain/files/file-paths'
import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import { ApiError } from '../../../api/api-error.ts'
import { upload } from '../../../api/upload.ts'
import type { Upload } from './upload-queue.ts'

type Options = { readonly signal: AbortSignal; readonly onProgress: (share: number) => void }

export const uploadImage = (file: File, owner: Owner, options: Options): Promise<Image> =>
  upload<Image>('images', { file, ...owner }, options)

/** The server's own sentence; what it refused once it refuses again, what did not get through may. */
export const uploadProblemOf = (error: unknown): NonNullable<Upload['problem']> => {
  if (!(error instanceof ApiError)) return { message: 'Das hat nicht geklappt.', mayRetry: true }
  const isTemporary = error.name === 'Offline' || error.code === 429 || error.code >= 500
  // Room can be made by removing pictures.
  return { message: error.message, mayRetry: isTemporary || isFull(error) }
}

const isFull = ({ code, errors }: ApiError): boolean => code === 413 && errors['file'] === undefined
