import { withExtent } from '@gebaerdenraum/domain/custom-signs/geometry/handles'

import { extentOf, normalAngle, type Placement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { placeSelection } from '../actions/place-selection.ts'
import { useSignEditing } from '../editing-context.ts'
import { NumberField } from './number-field.tsx'
import classes from './sidebar.module.css'

type Props = {
  /** Where it is just now: an object, or the box of several. */
  readonly box: Placement
  readonly keepsRatio: boolean
  /** What has sides of its own is not scaled by them. */
  readonly onSides?: (side: Partial<Size>) => void
}

/** Place, size and angle of what is selected, in numbers. */
export const PlaceFields = ({ box, keepsRatio, onSides }: Props) => {
  const editing = useSignEditing()
  const shared = { isReadOnly: !editing.canWrite, onEnd: () => editing.store.editor.settle() } as const
  const { width, height } = extentOf(box)
  const setSide = (side: { readonly width: number } | { readonly height: number }) => {
    if (onSides) onSides(side)
    else placeSelection(editing, (now) => withExtent(now, side, keepsRatio), Object.keys(side).join())
  }
  return (
    <div className={classes.fields}>
      <NumberField
        {...shared}
        label="Mitte X"
        value={box.position.x}
        onChange={(x) => placeSelection(editing, (now) => ({ ...now, position: { ...now.position, x } }), 'x')}
      />
      <NumberField
        {...shared}
        label="Mitte Y"
        value={box.position.y}
        onChange={(y) => placeSelection(editing, (now) => ({ ...now, position: { ...now.position, y } }), 'y')}
      />
      <NumberField {...shared} label="Breite" value={width} onChange={(wanted) => setSide({ width: wanted })} />
      <NumberField {...shared} label="Höhe" value={height} onChange={(wanted) => setSide({ height: wanted })} />
      <NumberField
        {...shared}
        label="Winkel"
        unit="°"
        value={box.angle}
        onChange={(angle) => placeSelection(editing, (now) => ({ ...now, angle: normalAngle(angle) }), 'angle')}
      />
    </div>
  )
}
