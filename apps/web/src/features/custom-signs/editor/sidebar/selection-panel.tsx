import { withExtent } from '@gebaerdenraum/domain/custom-signs/geometry/handles'
import { keptReachable } from '@gebaerdenraum/domain/custom-signs/geometry/moving'
import { extentOf, type Placement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { objectName } from '@gebaerdenraum/domain/custom-signs/object-names'
import { CANVAS_SIZES, type SceneColor, type SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import type { Size } from '@gebaerdenraum/domain/documents/page-geometry'
import { useId } from 'react'
import { place } from '../actions/sign-actions.ts'
import { useScene, useSignEditing, useSignSession } from '../editing-context.ts'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'
import { useLivePlace } from '../stage/use-live.ts'
import { ArrowChoice } from './arrow-choice.tsx'
import { ColorChoice } from './color-choice.tsx'
import { ImagePanel } from './image-panel.tsx'
import { NumberField } from './number-field.tsx'
import classes from './sidebar.module.css'
import { TextFields } from './text-fields.tsx'

/** What is selected, in numbers and with all that is particular to it. */
export const SelectionPanel = () => {
  const objects = useScene((scene) => scene.objects)
  const selectedIds = useSignSession((session) => session.selectedIds)
  const selected = objects.filter(({ id }) => selectedIds.includes(id))
  const heading = useId()
  const { stateOf } = usePicturesOfScene()
  const [first, ...others] = selected
  if (!first) return null
  const pictureName = first.type === 'image' ? stateOf(first.imageReference).name : undefined
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <h2 id={heading}>{others.length === 0 ? objectName(first, pictureName) : `${selected.length} Objekte`}</h2>
      {others.length === 0 ? <OneObject key={first.id} object={first} /> : <Colors objects={selected} />}
    </section>
  )
}

const OneObject = ({ object }: { readonly object: SceneObject }) => (
  <>
    {(object.type === 'text' || object.type === 'textbox') && <TextFields object={object} />}
    {object.type === 'image' && <ImagePanel object={object} />}
    <Colors objects={[object]} />
    <PlaceFields object={object} />
    {object.type === 'arrow' && <ArrowKind object={object} />}
  </>
)

const ArrowKind = ({ object }: { readonly object: Extract<SceneObject, { type: 'arrow' }> }) => {
  const { apply, canWrite } = useSignEditing()
  if (!canWrite) return null
  return (
    <details>
      <summary className={classes.summary}>Anderer Pfeil</summary>
      <ArrowChoice
        label="Art des Pfeils"
        current={object.arrow}
        onChoose={(arrow) => apply({ type: 'set-arrow', objectId: object.id, arrow })}
      />
    </details>
  )
}

const Colors = ({ objects }: { readonly objects: readonly SceneObject[] }) => {
  const { apply, canWrite } = useSignEditing()
  const [first, ...others] = objects.flatMap((object) => (object.type === 'image' ? [] : object))
  if (!first || others.length + 1 < objects.length) return null
  const change = (color: SceneColor) => apply({ type: 'set-color', objectIds: objects.map(({ id }) => id), color })
  return <ColorChoice value={first.color} onChange={change} isReadOnly={!canWrite} />
}

const PlaceFields = ({ object }: { readonly object: SceneObject }) => {
  const editing = useSignEditing()
  const live = useLivePlace(object.id)
  const shown: Placement = live ?? object
  const { width, height } = extentOf(shown)
  const keepsRatio = object.type !== 'arrow'
  const change = (field: 'x' | 'y' | 'width' | 'height' | 'angle', changed: Placement) => {
    const canvas = CANVAS_SIZES[editing.scene().signType]
    place(editing, () => keptReachable(changed, canvas), field)
  }
  // The sides of a box are its own: the text in it wraps anew, and is not made larger or smaller.
  const setBox = (side: Partial<Size>) =>
    editing.apply(
      {
        type: 'set-text-room',
        objectId: object.id,
        room: 'textbox',
        size: {
          width: (side.width ?? width) / object.scaleX,
          height: (side.height ?? height) / object.scaleY,
        },
      },
      { history: 'merge', key: `box ${object.id}` },
    )
  const isBox = object.type === 'textbox'
  const shared = { isReadOnly: !editing.canWrite, onEnd: () => editing.store.editor.settle() } as const
  return (
    <div className={classes.fields}>
      <NumberField
        {...shared}
        label="Mitte X"
        value={shown.position.x}
        onChange={(x) => change('x', { ...object, position: { ...object.position, x } })}
      />
      <NumberField
        {...shared}
        label="Mitte Y"
        value={shown.position.y}
        onChange={(y) => change('y', { ...object, position: { ...object.position, y } })}
      />
      <NumberField
        {...shared}
        label="Breite"
        value={width}
        onChange={(wanted) =>
          isBox ? setBox({ width: wanted }) : change('width', withExtent(object, { width: wanted }, keepsRatio))
        }
      />
      <NumberField
        {...shared}
        label="Höhe"
        value={height}
        onChange={(wanted) =>
          isBox ? setBox({ height: wanted }) : change('height', withExtent(object, { height: wanted }, keepsRatio))
        }
      />
      <NumberField
        {...shared}
        label="Winkel"
        unit="°"
        value={shown.angle}
        onChange={(angle) => change('angle', { ...object, angle })}
      />
    </div>
  )
}
