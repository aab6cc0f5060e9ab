import { PERSON_VIEW_NAMES, PERSON_VIEWS } from '@gebaerdenraum/domain/custom-signs/figures'
import { objectName } from '@gebaerdenraum/domain/custom-signs/object-names'
import type { PersonObject, SceneColor, SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import type { Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { useId } from 'react'
import { useScene, useSignEditing, useSignSession } from '../editing-context.ts'
import { LabelledChoice } from '../hands/labelled-choice.tsx'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'
import { textBoxSize } from '../stage/resized-text-box.ts'
import { useGroupBox, useLivePlace } from '../stage/use-live.ts'
import { ArrowChoice } from './arrow-choice.tsx'
import { ColorChoice } from './color-choice.tsx'
import { ColouringChoice } from './colouring-choice.tsx'
import { HandPanel } from './hand-panel.tsx'
import { ImagePanel } from './image-panel.tsx'
import { PlaceFields } from './place-fields.tsx'
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
      {others.length === 0 ? <OneObject key={first.id} object={first} /> : <SeveralObjects objects={selected} />}
    </section>
  )
}

const OneObject = ({ object }: { readonly object: SceneObject }) => (
  <>
    {(object.type === 'text' || object.type === 'textbox') && <TextFields object={object} />}
    {object.type === 'image' && <ImagePanel object={object} />}
    {object.type === 'hand' && <HandPanel object={object} />}
    {object.type === 'person' && <PersonView object={object} />}
    <Colors objects={[object]} />
    <Colouring objects={[object]} />
    <ObjectPlaceFields object={object} />
    {object.type === 'arrow' && <ArrowKind object={object} />}
  </>
)

const SeveralObjects = ({ objects }: { readonly objects: readonly SceneObject[] }) => (
  <>
    <Colors objects={objects} />
    <Colouring objects={objects} />
    <PlaceFields box={useGroupBox(objects)} keepsRatio />
  </>
)

const ObjectPlaceFields = ({ object }: { readonly object: SceneObject }) => {
  const { apply } = useSignEditing()
  const box = useLivePlace(object.id) ?? object
  if (object.type !== 'textbox') return <PlaceFields box={box} keepsRatio={object.type !== 'arrow'} />
  // The sides of a box are its own: the text in it wraps anew, and is not made larger or smaller.
  const setSides = ({ width, height }: Partial<Size>) => {
    const size = textBoxSize(object, {
      ...(width !== undefined && { width: width / object.scaleX }),
      ...(height !== undefined && { height: height / object.scaleY }),
    })
    apply(
      { type: 'set-text-room', objectId: object.id, room: 'textbox', size },
      { history: 'merge', key: `box ${object.id}` },
    )
  }
  return <PlaceFields box={box} keepsRatio={false} onSides={setSides} />
}

const PersonView = ({ object }: { readonly object: PersonObject }) => {
  const { apply, canWrite } = useSignEditing()
  return (
    <LabelledChoice
      label="Ansicht"
      value={object.view}
      onChange={(view) => apply({ type: 'set-person-view', objectId: object.id, view })}
      data={PERSON_VIEWS.map((value) => ({ value, label: PERSON_VIEW_NAMES[value] }))}
      isReadOnly={!canWrite}
    />
  )
}

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
  const [first, ...others] = objects.flatMap((object) => ('color' in object ? object : []))
  if (!first || others.length + 1 < objects.length) return null
  const change = (color: SceneColor) => apply({ type: 'set-color', objectIds: objects.map(({ id }) => id), color })
  return <ColorChoice value={first.color} onChange={change} isReadOnly={!canWrite} />
}

/** Of hands and persons, where there is nothing else among what is selected. */
const Colouring = ({ objects }: { readonly objects: readonly SceneObject[] }) => {
  const { apply, canWrite, updateSession } = useSignEditing()
  const colourings = new Set(objects.map((object) => ('colouring' in object ? object.colouring : null)))
  const [first = null] = colourings
  if (colourings.has(null)) return null
  return (
    <ColouringChoice
      value={colourings.size === 1 ? first : null}
      isReadOnly={!canWrite}
      onChange={(colouring) => {
        apply({ type: 'set-colouring', objectIds: objects.map(({ id }) => id), colouring })
        updateSession({ colouring })
      }}
    />
  )
}
