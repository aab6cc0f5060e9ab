import type { Image } from '@gebaerdenraum/domain/images/images.contract'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { Owner } from '@gebaerdenraum/domain/teams/owner-types'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { announce } from '../../../ui/announcer.tsx'
import { quoteName } from '../../../ui/quote-name.ts'
import { objectOfImage } from '../pictures/picture-object.ts'
import { pictureQuery } from '../pictures/queries.ts'
import { uploadImage, uploadProblemOf } from './upload-image.ts'
import { createUploadQueue } from './upload-queue.ts'

/** Uploads for one owner; they are broken off when the dialog closes. */
export const useUploadQueue = (
  { target, minSize }: { readonly target: Owner; readonly minSize?: Size },
  onUploaded: (image: Image, together: number) => void,
) => {
  const client = useQueryClient()
  const latest = useRef(onUploaded)
  useEffect(() => {
    latest.current = onUploaded
  })
  const [queue] = useState(() =>
    createUploadQueue({
      send: (file, options) => uploadImage(file, { ...target, minSize }, options),
      onDone: (image, together) => {
        const reference = { service: 'images', objectId: image._id } as const
        client.setQueryData(pictureQuery(reference).queryKey, objectOfImage(image))
        void client.invalidateQueries({ queryKey: ['images'] })
        announce(`${quoteName(image.name)} hochgeladen`)
        latest.current(image, together)
      },
      problemOf: uploadProblemOf,
    }),
  )
  useEffect(() => () => queue.cancelAll(), [queue])
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads)
  return { queue, uploads }
}
