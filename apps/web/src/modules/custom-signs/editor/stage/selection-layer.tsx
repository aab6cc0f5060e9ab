import {
  cursorDirection,
  HANDLES,
  type Handle,
  handlePoint,
  isCorner,
  turnHandlePoint,
} from '@gebaerdenraum/domain/custom-signs/geometry/handles'
import { extentOf, type Placement, type Point, type Size } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { CANVAS_MARGIN, CANVAS_SIZES, type SceneObject } from '@gebaerdenraum/domain/custom-signs/scene'
import { useScene, useSignEditing, useSignSession } from '../editing-context.ts'
import { pointsOf } from './hit-area.tsx'
import classes from './stage.module.css'
import { useGroupBox, useLivePlace } from './use-live.ts'

/** Outlines of what is selected, and handles: of one object, or of the box of several. `unit` is a pixel, in units. */
export const SelectionLayer = ({ unit }: { readonly unit: number }) => {
  const { canWrite } = useSignEditing()
  const selectedIds = useSignSession((session) => session.selectedIds)
  const objects = useScene((scene) => scene.objects)
  const selected = objects.filter(({ id }) => selectedIds.includes(id))
  return (
    <>
      {selected.map((object) => (
        <SelectedObject key={object.id} object={object} unit={unit} hasHandles={canWrite && selected.length === 1} />
      ))}
      {canWrite && selected.length > 1 && <SelectedGroup objects={selected} unit={unit} />}
    </>
  )
}

type Props = { readonly object: SceneObject; readonly unit: number; readonly hasHandles: boolean }

const SelectedObject = ({ object, unit, hasHandles }: Props) => {
  const placement = useLivePlace(object.id) ?? object
  return (
    <g>
      <polygon className={classes.halo} points={pointsOf(placement)} />
      <polygon className={classes.outline} points={pointsOf(placement)} />
      {hasHandles && <Handles placement={placement} handles={handlesOf(object)} unit={unit} />}
    </g>
  )
}

const SelectedGroup = ({ objects, unit }: { readonly objects: readonly SceneObject[]; readonly unit: number }) => {
  const box = useGroupBox(objects)
  return (
    <g data-testid="group-box">
      <polygon className={classes.halo} points={pointsOf(box)} />
      <polygon className={classes.groupOutline} points={pointsOf(box)} />
      <Handles placement={box} handles={CORNERS} unit={unit} />
    </g>
  )
}

const CORNERS = HANDLES.filter(isCorner)

/** Text, hands and persons grow by their corners only: edges would distort them. Those of a text box set how it wraps. */
const handlesOf = ({ type }: SceneObject): readonly Handle[] =>
  type === 'text' || type === 'hand' || type === 'person' ? CORNERS : HANDLES

type HandlesProps = { readonly placement: Placement; readonly handles: readonly Handle[]; readonly unit: number }

const Handles = ({ placement, handles, unit }: HandlesProps) => {
  const canvas = CANVAS_SIZES[useScene(({ signType }) => signType)]
  const roomy = withRoom(placement, unit)
  const distance = TURN_DISTANCE_PX * unit
  const above = turnHandlePoint(roomy, distance)
  const isBelow = !isInSight(above, canvas, unit)
  const turn = isBelow ? turnHandlePoint(roomy, -extentOf(roomy).height - distance) : above
  const top = handlePoint(roomy, isBelow ? 's' : 'n')
  return (
    <g>
      <polygon className={classes.handleFrame} points={pointsOf(roomy)} />
      <line className={classes.halo} x1={top.x} y1={top.y} x2={turn.x} y2={turn.y} />
      <line className={classes.outline} x1={top.x} y1={top.y} x2={turn.x} y2={turn.y} />
      {/* Edges first: where a small object has no room for all, the corners win. */}
      {handles
        .toSorted((one, other) => Number(isCorner(one)) - Number(isCorner(other)))
        .map((handle) => (
          <HandleNode
            key={handle}
            name={handle}
            point={inSight(handlePoint(roomy, handle), canvas, unit)}
            unit={unit}
            cursor={CURSORS[cursorDirection(handle, placement.angle)]}
          />
        ))}
      <HandleNode name="turn" point={inSight(turn, canvas, unit)} unit={unit} cursor="grab" />
    </g>
  )
}

/** The handles of small things stand off, so that there is room between them to take hold of the thing itself. */
const withRoom = (placement: Placement, unit: number): Placement => {
  const { width, height } = extentOf(placement)
  const least = 4 * TARGET_PX * unit
  return {
    ...placement,
    scaleX: placement.scaleX * Math.max(1, least / width),
    scaleY: placement.scaleY * Math.max(1, least / height),
  }
}

/** What is larger than the canvas has its handles at the edge of what is shown: they would be out of reach. */
const inSight = ({ x, y }: Point, { width, height }: Size, unit: number): Point => {
  const edge = CANVAS_MARGIN - HANDLE_PX * unit
  return { x: Math.min(Math.max(x, -edge), width + edge), y: Math.min(Math.max(y, -edge), height + edge) }
}

const isInSight = (point: Point, canvas: Size, unit: number): boolean => {
  const { x, y } = inSight(point, canvas, unit)
  return x === point.x && y === point.y
}

type HandleProps = { readonly name: string; readonly point: Point; readonly unit: number; readonly cursor: string }

/** Small to look at, large to touch. For the keyboard there are fields and keys. */
const HandleNode = ({ name, point: { x, y }, unit, cursor }: HandleProps) => (
  <g data-handle={name} cursor={cursor}>
    <circle className={classes.handleArea} cx={x} cy={y} r={TARGET_PX * unit} />
    <circle className={classes.handle} cx={x} cy={y} r={(name === 'turn' ? 8 : 6.5) * unit} />
  </g>
)

/** So much of a handle is seen around its middle. */
const HANDLE_PX = 9
/** Half of 44 px where there may be fingers; a mouse is nearer to what it points at. */
const TARGET_PX = window.matchMedia('(any-pointer: coarse)').matches ? 22 : 14
const TURN_DISTANCE_PX = 36
const CURSORS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'] as const
