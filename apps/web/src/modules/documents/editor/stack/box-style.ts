import type { Area } from '@gebaerdenraum/domain/kernel/page-geometry'
import type { CSSProperties } from 'react'

/**
 * Where something stands, in pixels of the page; the stylesheet multiplies with `--zoom`, so that zooming renders
 * nothing anew. `within` is the area of what it stands in.
 */
export const boxStyle = (area: Area, within: Pick<Area, 'x' | 'y'> = ORIGIN): CSSProperties =>
  ({
    '--x': area.x - within.x,
    '--y': area.y - within.y,
    '--width': area.width,
    '--height': area.height,
  }) as CSSProperties

const ORIGIN = { x: 0, y: 0 }
