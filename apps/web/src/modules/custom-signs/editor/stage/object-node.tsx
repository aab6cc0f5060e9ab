import type { SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { objectPart } from '@gebaerdenraum/drawing/custom-signs/scene-parts'
import { memo, useCallback, useMemo } from 'react'
import { useOutlined } from '../../../../ui/use-outlines.ts'
import { HandGap } from '../hands/hand-gap.tsx'
import { useHandsOfScene } from '../hands/use-scene-hands.ts'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'
import { HitArea } from './hit-area.tsx'
import { Markup } from './markup.tsx'
import { PictureGap } from './picture-gap.tsx'
import { useLivePlace } from './use-live.ts'

/** One free object on the canvas. While it is dragged it is the only one that is drawn anew. */
export const ObjectNode = memo(({ object }: { readonly object: SceneObject }) => {
  const { find: picture } = usePicturesOfScene()
  const { find: hand } = useHandsOfScene()
  const place = useLivePlace(object.id)
  const shown = useMemo((): SceneObject => (place ? { ...object, ...place } : object), [object, place])
  const draw = useCallback(() => objectPart(shown, { picture, hand }), [shown, picture, hand])
  const { transform, markup } = useOutlined(draw, {
    text: 'text' in object ? object.text : '',
    weights: TEXT_WEIGHTS,
  })
  return (
    <g data-object={object.id}>
      {markup === '' ? <Gap object={shown} /> : <Markup transform={transform} markup={markup} />}
      <HitArea placement={shown} />
    </g>
  )
})

const TEXT_WEIGHTS = ['bold'] as const

/** What stands where nothing can be drawn yet, or any more. */
const Gap = ({ object }: { readonly object: SceneObject }) => {
  if (object.type === 'image') return <PictureGap object={object} reference={object.imageReference} />
  return object.type === 'hand' ? <HandGap object={object} /> : null
}
