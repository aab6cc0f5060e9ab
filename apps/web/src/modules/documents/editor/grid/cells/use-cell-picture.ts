import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import { useEffect } from 'react'
import { type ShownPicture, usePicture } from '../../../../images/index.ts'
import { useDocumentEditing, useEditorSession } from '../../editing-context.ts'

/** Sharp on this screen at this zoom; what turns out to be gone is taken away everywhere. */
export const useCellPicture = (image: ImageReference | null, area: Area): ShownPicture => {
  const { removePicture } = useDocumentEditing()
  const zoom = useEditorSession((session) => session.zoom)
  const shown = usePicture(image, area.width * zoom * window.devicePixelRatio)
  const gone = shown.state === 'missing' ? image : null
  useEffect(() => {
    if (gone) removePicture(gone)
  }, [gone, removePicture])
  return shown
}
