import { cornersOf } from '@gebaerdenraum/domain/custom-signs/geometry/bounds'
import type { Placement } from '@gebaerdenraum/domain/custom-signs/geometry/placement'
import classes from './stage.module.css'

/** Seizes an object by all of its box and a little more: lines are thin, fingers are not. */
export const HitArea = ({ placement }: { readonly placement: Placement }) => (
  <polygon className={classes.hit} points={pointsOf(placement)} />
)

export const pointsOf = (placement: Placement): string =>
  cornersOf(placement)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ')
