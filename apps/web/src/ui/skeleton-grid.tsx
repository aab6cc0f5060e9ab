import { Skeleton } from '@mantine/core'
import type { CSSProperties } from 'react'
import classes from './skeleton-grid.module.css'

type Props = {
  /** Otherwise an element around it has them, as `--columns`. */
  readonly columns?: number
  readonly count: number
  /** Width by height of one picture, as CSS writes it: `4 / 3`. */
  readonly aspectRatio: string
  /** What is being loaded: „Gebärden werden geladen“. */
  readonly label: string
}

/** Holds the place of a grid of cards while they are loading. */
export const SkeletonGrid = ({ columns, count, aspectRatio, label }: Props) => (
  <div
    className={classes.grid}
    style={columns === undefined ? undefined : ({ '--columns': columns } as CSSProperties)}
    role="status"
    aria-label={label}
  >
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else and never change places.
      <div key={index} className={classes.card}>
        <Skeleton style={{ aspectRatio }} />
        <Skeleton height="1.25rem" width="60%" />
      </div>
    ))}
  </div>
)
