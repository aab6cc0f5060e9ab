import classes from './list-progress.module.css'

type Props = {
  readonly learned: number
  readonly count: number
  /** Whole percent. */
  readonly percent: number
  /** Beside a name in a table, where there is little room. */
  readonly isSmall?: boolean
}

/** How much of a list is learned. */
export const ListProgress = ({ learned, count, percent, isSmall = false }: Props) => (
  <div className={classes.progress} data-small={isSmall || undefined}>
    <span className={classes.bar} aria-hidden>
      <span className={classes.done} style={{ width: `${percent}%` }} />
    </span>
    <span className={classes.text}>
      {learned} von {count} gelernt
    </span>
  </div>
)
