import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { objectPart } from '@gebaerdenraum/drawing/custom-signs/scene-parts'
import { memo, useMemo } from 'react'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'
import { HitArea } from './hit-area.tsx'
import { Markup } from './markup.tsx'
import { PictureGap } from './picture-gap.tsx'
import { useLivePlace } from './use-live.ts'

/** One free object on the canvas. While it is dragged it is the only one that is drawn anew. */
export const ObjectNode = memo(({ object }: { readonly object: SceneObject }) => {
  const { find } = usePicturesOfScene()
  const place = useLivePlace(object.id)
  const shown = useMemo((): SceneObject => (place ? { ...object, ...place } : object), [object, place])
  const { transform, markup } = useMemo(() => objectPart(shown, find), [shown, find])
  return (
    <g data-object={object.id}>
      {markup === '' && object.type === 'image' ? (
        <PictureGap object={shown} reference={object.imageReference} />
      ) : (
        <Markup transform={transform} markup={markup} />
      )}
      <HitArea placement={shown} />
    </g>
  )
})
