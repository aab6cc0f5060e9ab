import { objectName } from '@gebaerdenraum/domain/custom-signs/object-names'
import type { SceneObject, SceneObjectType } from '@gebaerdenraum/domain/custom-signs/scene'
import { Switch, UnstyledButton } from '@mantine/core'
import { IconArrowRight, IconHandStop, IconPhoto, IconTypography, IconUser, type TablerIcon } from '@tabler/icons-react'
import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { focusCanvas } from '../actions/focus-canvas.ts'
import { CHARACTER_AREA } from '../actions/sign-keys.ts'
import { useScene, useSignEditing, useSignSession } from '../editing-context.ts'
import { HAND_GAP_TEXTS } from '../hands/hand-gap.tsx'
import { useHandsOfScene } from '../hands/use-scene-hands.ts'
import { usePicturesOfScene } from '../pictures/use-scene-pictures.ts'
import { GAP_TEXTS } from '../stage/picture-gap.tsx'
import classes from './object-list.module.css'

/** Everything on the canvas by name, what lies on top first: for screen readers it is the canvas. */
export const ObjectList = () => {
  const objects = useScene((scene) => scene.objects)
  const selectedIds = useSignSession((session) => session.selectedIds)
  const { session, updateSession } = useSignEditing()
  const heading = useId()
  const panel = useRef<HTMLElement>(null)
  useFocusOnNeighbour(panel, objects)
  const choose = (id: string, event: MouseEvent) => {
    const before = session().selectedIds
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey || session().isAdding
    if (!isAdding) return updateSession({ selectedIds: before.length === 1 && before[0] === id ? [] : [id] })
    updateSession({ selectedIds: before.includes(id) ? before.filter((each) => each !== id) : [...before, id] })
  }
  return (
    <section ref={panel} className={classes.panel} aria-labelledby={heading} {...CHARACTER_AREA}>
      <h2 id={heading}>Objekte</h2>
      {objects.length === 0 ? (
        <p className={classes.empty}>
          Noch nichts auf der Zeichenfläche. Füge ein Bild, eine Hand, eine Person, Text oder einen Pfeil ein.
        </p>
      ) : (
        <>
          {objects.length > 1 && <AddingSwitch />}
          <ol className={classes.objects} aria-labelledby={heading}>
            {objects.toReversed().map((object) => (
              <li key={object.id}>
                <ObjectRow object={object} isSelected={selectedIds.includes(object.id)} onChoose={choose} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** For fingers, and for hands that cannot hold Shift meanwhile. */
const AddingSwitch = () => {
  const { updateSession } = useSignEditing()
  const isAdding = useSignSession((session) => session.isAdding)
  return (
    <Switch
      label="Mehrere auswählen"
      checked={isAdding}
      onChange={(event) => updateSession({ isAdding: event.currentTarget.checked })}
    />
  )
}

type RowProps = {
  readonly object: SceneObject
  readonly isSelected: boolean
  readonly onChoose: (id: string, event: MouseEvent) => void
}

const ObjectRow = ({ object, isSelected, onChoose }: RowProps) => {
  const { stateOf } = usePicturesOfScene()
  const hands = useHandsOfScene()
  const Icon = ICONS[object.type]
  const picture = object.type === 'image' ? stateOf(object.imageReference) : null
  return (
    <UnstyledButton
      className={classes.object ?? ''}
      aria-pressed={isSelected}
      data-object={object.id}
      onClick={(event) => onChoose(object.id, event)}
    >
      <Icon size={20} aria-hidden />
      <span>{objectName(object, picture?.name)}</span>
      {picture && picture.state !== 'shown' && <span className={classes.state}>{GAP_TEXTS[picture.state]}</span>}
      {object.type === 'hand' && hands.stateOf(object.view) === 'failed' && (
        <span className={classes.state}>{HAND_GAP_TEXTS.failed}</span>
      )}
    </UnstyledButton>
  )
}

/** Where the row with the focus is deleted, the focus goes to the one beside it; after the last one to the canvas. */
const useFocusOnNeighbour = (panel: RefObject<HTMLElement | null>, objects: readonly SceneObject[]) => {
  const before = useRef(objects)
  const focused = useRef<string | null>(null)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? (target.dataset['object'] ?? null) : null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const index = before.current.findIndex(({ id }) => id === focused.current)
    const isGone = index >= 0 && !objects.some(({ id }) => id === focused.current)
    if (isGone) {
      // The row below, which lies under it; of the lowest the row above.
      const neighbour = objects[Math.max(index - 1, 0)]
      const row = neighbour && panel.current?.querySelector<HTMLElement>(`[data-object="${CSS.escape(neighbour.id)}"]`)
      if (row) row.focus()
      else focusCanvas()
    }
    before.current = objects
  }, [objects, panel])
}

const ICONS: Readonly<Record<SceneObjectType, TablerIcon>> = {
  image: IconPhoto,
  text: IconTypography,
  textbox: IconTypography,
  arrow: IconArrowRight,
  hand: IconHandStop,
  person: IconUser,
}
