import { extentOf, type Placement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import type { ImageReference } from '@gebaerdenraum/domain/images/image-reference'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'
import { pointsOf } from './hit-area.tsx'
import classes from './stage.module.css'

type Props = { readonly object: Placement; readonly reference: ImageReference }

/** Where a picture is still on its way, or is gone. Only the editor shows this. */
export const PictureGap = ({ object, reference }: Props) => {
  const { state } = usePicturesOfScene().stateOf(reference)
  const { x, y } = object.position
  const size = Math.max(18, Math.min(30, extentOf(object).width / 9))
  return (
    <g className={classes.gap} data-state={state}>
      <polygon points={pointsOf(object)} />
      <text x={x} y={y} fontSize={size} textAnchor="middle" dominantBaseline="middle">
        {GAP_TEXTS[state]}
      </text>
    </g>
  )
}

export const GAP_TEXTS = {
  loading: 'Bild wird geladen',
  shown: '',
  gone: 'Bild nicht mehr da',
  failed: 'Bild nicht geladen',
} as const
