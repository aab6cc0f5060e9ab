import type { Area, Size } from '@gebaerdenraum/domain/kernel/page-geometry'
import { type PointerEvent, useRef } from 'react'
import { movedCrop, pointOnPicture, type Side, withSide } from './crop-sides.ts'
import classes from './picture-look.module.css'

type Props = { readonly size: Size; readonly crop: Area; readonly onChange: (crop: Area) => void }
type Grip = { readonly sides: readonly Side[] | 'all'; readonly x: number; readonly y: number; readonly crop: Area }

/** The part that is kept, with corners to seize; the sliders do the same for the keyboard. */
export const CropFrame = ({ size, crop, onChange }: Props) => {
  const { width, height } = size
  const grip = useRef<Grip | null>(null)
  const pointAt = (event: PointerEvent<SVGElement>) => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect()
    return box ? pointOnPicture(box, size, { x: event.clientX, y: event.clientY }) : { x: 0, y: 0 }
  }
  const press = (sides: Grip['sides']) => (event: PointerEvent<SVGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { sides, crop, ...pointAt(event) }
  }
  const move = (event: PointerEvent<SVGElement>) => {
    if (!grip.current) return
    const { sides, crop: start, x, y } = grip.current
    const now = pointAt(event)
    if (sides === 'all') return onChange(movedCrop(start, now.x - x, now.y - y))
    onChange(sides.reduce((part, side) => withSide(part, side, cutAt(side, now)), start))
  }
  const release = () => {
    grip.current = null
  }
  const [left, top] = [crop.x * width, crop.y * height]
  const [right, bottom] = [left + crop.width * width, top + crop.height * height]
  const radius = Math.max(width, height) / 40
  return (
    <g className={classes.crop} onPointerUp={release} onPointerCancel={release}>
      <path className={classes.cut} d={`M0 0H${width}V${height}H0ZM${left} ${top}V${bottom}H${right}V${top}Z`} />
      <rect
        x={left}
        y={top}
        width={right - left}
        height={bottom - top}
        onPointerDown={press('all')}
        onPointerMove={move}
      />
      {CORNERS.map(({ sides, isRight, isBottom }) => (
        <g
          key={sides.join()}
          transform={`translate(${isRight ? right : left} ${isBottom ? bottom : top})`}
          onPointerDown={press(sides)}
          onPointerMove={move}
        >
          <circle className={classes.reach} r={radius} />
          <circle className={classes.grip} r={radius} />
        </g>
      ))}
    </g>
  )
}

const cutAt = (side: Side, { x, y }: { readonly x: number; readonly y: number }): number =>
  ({ left: x, right: 1 - x, top: y, bottom: 1 - y })[side]

const CORNERS = [
  { sides: ['left', 'top'], isRight: false, isBottom: false },
  { sides: ['right', 'top'], isRight: true, isBottom: false },
  { sides: ['right', 'bottom'], isRight: true, isBottom: true },
  { sides: ['left', 'bottom'], isRight: false, isBottom: true },
] as const
