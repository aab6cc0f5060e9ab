import { Skeleton } from '@mantine/core'
import classes from './loading-rows.module.css'

/** Holds the place of rows that are on their way. */
export const LoadingRows = ({ label }: { readonly label: string }) => (
  <div className={classes.rows} role="status" aria-label={label}>
    {WIDTHS.map((width) => (
      <div key={width} className={classes.row}>
        <Skeleton height="1.5rem" width="1.5rem" />
        <Skeleton height="1rem" width={width} />
      </div>
    ))}
  </div>
)

const WIDTHS = ['42%', '31%', '55%', '27%', '38%', '47%'] as const
