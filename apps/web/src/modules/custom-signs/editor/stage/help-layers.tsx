import type { Size } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import { CANVAS_MARGIN } from '@gebaerdenraum/domain/custom-signs/scene'
import { useSignSession } from '../editing-context.ts'
import classes from './stage.module.css'
import { useLive } from './use-live.ts'

/** What helps with drawing and is never printed. */

/** Covers what stands out over the edge; by half unless it is wholly covered (specification 2, section 4). */
export const Mask = ({ canvas: { width, height } }: { readonly canvas: Size }) => {
  const isMasked = useSignSession((session) => session.isMasked)
  const [right, bottom] = [width + CANVAS_MARGIN, height + CANVAS_MARGIN]
  const outer = `M${-CANVAS_MARGIN} ${-CANVAS_MARGIN}H${right}V${bottom}H${-CANVAS_MARGIN}Z`
  return (
    <g className={classes.mask} data-testid="mask">
      <path d={`${outer}M0 0V${height}H${width}V0Z`} opacity={isMasked ? 1 : 0.5} />
      <rect className={classes.edge} width={width} height={height} />
    </g>
  )
}

const GRID_STEP = 50

export const Grid = ({ canvas: { width, height } }: { readonly canvas: Size }) => {
  const hasGrid = useSignSession((session) => session.hasGrid)
  if (!hasGrid) return null
  const columns = Array.from({ length: Math.floor(width / GRID_STEP) }, (_, index) => index * GRID_STEP)
  const rows = Array.from({ length: Math.floor(height / GRID_STEP) }, (_, index) => index * GRID_STEP)
  const lines = [...columns.map((x) => `M${x} 0V${height}`), ...rows.map((y) => `M0 ${y}H${width}`)]
  return <path className={classes.grid} d={lines.join('')} />
}

/** Lines that draw what is moved just now. */
export const Guides = ({ canvas: { width, height } }: { readonly canvas: Size }) => {
  const guides = useLive((state) => state.guides)
  return guides.map(({ axis, at }) => (
    <path
      key={`${axis}${at}`}
      className={classes.guide}
      d={
        axis === 'x'
          ? `M${at} ${-CANVAS_MARGIN}V${height + CANVAS_MARGIN}`
          : `M${-CANVAS_MARGIN} ${at}H${width + CANVAS_MARGIN}`
      }
    />
  ))
}

export const SelectionFrame = () => {
  const frame = useLive((state) => state.frame)
  return frame && <rect className={classes.frame} {...frame} />
}
