import { UPLOAD_TYPES } from '@gebaerdenraum/domain/images/upload-limits'
import { useEffect, useRef } from 'react'
import { useUploadQueue } from '../uploads/use-upload-queue.ts'
import { chosenImage } from './chosen-image.ts'
import type { Picker } from './picker-context.ts'
import { numberIn } from './selection.ts'

/** What is uploaded while the picker is open. It is chosen with that: a single one at once, of many each of them. */
export const usePickerUploads = ({ request, selection, choose }: Picker, isAllowed: boolean, onFiles: () => void) => {
  const { queue, uploads } = useUploadQueue(request, (image, together) => {
    const picture = chosenImage(image)
    const isWanted = request.isMany ? numberIn(selection, picture) === null : together === 1
    if (isWanted) choose(picture)
  })
  const take = (files: readonly File[]): boolean => {
    if (!isAllowed || files.length === 0) return false
    queue.add(files)
    onFiles()
    return true
  }
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      if (latest.current([...(event.clipboardData?.files ?? [])])) event.preventDefault()
    }
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])
  return { queue, uploads, take, accept: UPLOAD_TYPES.join(',') }
}

export type PickerUploads = ReturnType<typeof usePickerUploads>
